package heapwright.world;

import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.PointerType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Which objects with static storage code outside of the program may change: those with external
 * linkage, those whose address got outside, and, by calling functions of the program, all others
 * that these write.
 */
public final class ReachableGlobals {
  private final Program program;
  private final Set<SymbolId> escaped = new HashSet<>();
  private final Set<SymbolId> written = new HashSet<>();

  public ReachableGlobals(Program program) {
    this.program = program;
    program.ownFunctions().forEach(this::visit);
    program.ownGlobals().flatMap(Global::initialScalars).forEach(this::escape);
  }

  /** What the outside can write by itself. */
  public List<Global> written() {
    return changeable(global -> global.hasExternalLinkage() || escaped.contains(global.symbol()));
  }

  /** What it can only change by calling functions of the program that were not passed to it. */
  public List<Global> reentrant() {
    return changeable(
        global ->
            !global.hasExternalLinkage()
                && !escaped.contains(global.symbol())
                && written.contains(global.symbol()));
  }

  private List<Global> changeable(Predicate<Global> isWanted) {
    return program
        .ownGlobals()
        .filter(g -> !g.readOnly() && !g.name().isEmpty() && g.size() > 0)
        .filter(isWanted)
        .toList();
  }

  private void visit(Function function) {
    function.code().forEach(this::visit);
    function.blocks().stream()
        .flatMap(block -> block.terminator().operands().stream())
        .filter(e -> e.type() instanceof PointerType)
        .forEach(this::escape);
  }

  private void visit(Statement statement) {
    if (statement instanceof Statement.Store store) {
      collect(store.address(), written);
      escape(store.value());
    } else if (statement instanceof Statement.Copy copy) {
      collect(copy.to(), written);
    } else if (statement instanceof Statement.Zero zero) {
      collect(zero.address(), written);
    } else if (statement instanceof Statement.Call call) {
      boolean isOwn = call.target().flatMap(program::function).isPresent();
      call.operands().forEach(operand -> collect(operand, isOwn ? written : escaped));
    } else if (statement instanceof Statement.Assign assign) {
      collect(assign.value(), written);
    }
  }

  private void escape(Expression value) {
    collect(value, escaped);
  }

  /** Adds the globals whose address an expression is made from. */
  private static void collect(Expression e, Set<SymbolId> found) {
    e.parts()
        .filter(Expression.GlobalAddress.class::isInstance)
        .forEach(part -> found.add(((Expression.GlobalAddress) part).symbol()));
  }
}
