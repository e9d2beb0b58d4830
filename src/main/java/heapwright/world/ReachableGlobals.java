package heapwright.world;

import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.Program;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

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
    program.functions().values().stream().filter(f -> !f.span().isOurs()).forEach(this::visit);
    program.globals().values().stream()
        .filter(g -> !g.span().isOurs())
        .flatMap(g -> g.initialiser().stream())
        .flatMap(initialiser -> initialiser.items().stream())
        .forEach(this::visit);
  }

  /** What the outside can write by itself. */
  public List<Global> written() {
    return changeable(global -> global.hasExternalLinkage() || escaped.contains(global.symbol()));
  }

  /** What it can only change by calling functions of the program that nobody handed to it. */
  public List<Global> reentrant() {
    return changeable(
        global ->
            !global.hasExternalLinkage()
                && !escaped.contains(global.symbol())
                && written.contains(global.symbol()));
  }

  private List<Global> changeable(java.util.function.Predicate<Global> isWanted) {
    return program.globals().values().stream()
        .filter(g -> !g.readOnly() && !g.name().isEmpty() && g.size() > 0)
        .filter(g -> !g.span().isOurs())
        .filter(isWanted)
        .toList();
  }

  private void visit(Initialiser.Item item) {
    if (item instanceof Initialiser.Item.Scalar scalar) {
      escape(scalar.value());
    }
  }

  private void visit(Function function) {
    function.blocks().stream().flatMap(block -> block.statements().stream()).forEach(this::visit);
    function.blocks().stream()
        .flatMap(block -> block.terminator().operands().stream())
        .filter(e -> e.type() instanceof heapwright.ir.type.PointerType)
        .forEach(this::escape);
  }

  private void visit(Statement statement) {
    if (statement instanceof Statement.Store store) {
      roots(store.address()).forEach(written::add);
      escape(store.value());
    } else if (statement instanceof Statement.Copy copy) {
      roots(copy.to()).forEach(written::add);
    } else if (statement instanceof Statement.Zero zero) {
      roots(zero.address()).forEach(written::add);
    } else if (statement instanceof Statement.Call call) {
      boolean isOwn =
          call.callee() instanceof Callee.Direct direct
              && program.function(direct.symbol()).isPresent();
      for (Expression operand : call.operands()) {
        if (isOwn) {
          roots(operand).forEach(written::add);
        } else {
          escape(operand);
        }
      }
    } else if (statement instanceof Statement.Assign assign) {
      roots(assign.value()).forEach(written::add);
    }
  }

  private void escape(Expression value) {
    roots(value).forEach(escaped::add);
  }

  /** The globals whose address an expression is made from. */
  private static List<SymbolId> roots(Expression e) {
    List<SymbolId> found = new ArrayList<>();
    if (e instanceof Expression.GlobalAddress address) {
      found.add(address.symbol());
    }
    Stream<Expression> parts = e.operands().stream();
    parts.forEach(part -> found.addAll(roots(part)));
    return found;
  }
}
