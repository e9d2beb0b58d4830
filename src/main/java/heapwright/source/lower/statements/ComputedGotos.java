package heapwright.source.lower.statements;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.SourceStatement.Kind;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.source.lower.blocks.Emitter;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.problems.UnsupportedConstruct;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.gnu.IGNUASTGotoStatement;

/**
 * Labels as values (GNU). The labels of a function whose addresses are taken are the bytes of one
 * object that the program cannot read or write, so that each has an address of its own, they can be
 * compared, subtracted and kept in tables; {@code goto *p} chooses by how far {@code p} is from the
 * object's start. All such jumps of a function share one choice, as in gcc. No condition of the
 * source decides there, so it is no goal.
 */
final class ComputedGotos {
  private final CodeContext code;
  private final Map<String, Integer> taken = new LinkedHashMap<>();
  private final Map<String, BlockId> started = new HashMap<>();
  private final Set<String> twice = new HashSet<>();
  private Optional<SymbolId> object = Optional.empty();
  private Optional<Dispatch> dispatch = Optional.empty();

  /** Where all jumps of the function are decided. */
  private record Dispatch(IASTNode node, BlockId block, Local target, StatementNumber number) {}

  ComputedGotos(CodeContext code) {
    this.code = code;
  }

  /** {@code &&label}. */
  Expression address(String label, SourceSpan span) {
    int index = taken.computeIfAbsent(label, name -> taken.size());
    return code.folding()
        .element(
            start(span),
            new IntegerConstant(index, code.model().differenceType(), span),
            code.folding().size(1, span),
            pointer(),
            span);
  }

  private static Type pointer() {
    return VoidType.VOID.pointer();
  }

  private Expression start(SourceSpan span) {
    if (object.isEmpty()) {
      object = Optional.of(code.unit().globals().labels(span));
    }
    code.unit().use(object.get());
    return new Expression.GlobalAddress(object.get(), pointer(), span);
  }

  /** A label of the source starts this block. */
  void label(String name, BlockId block) {
    if (started.put(name, block) != null) {
      twice.add(name);
    }
  }

  /** {@code goto *target}. */
  void jump(IGNUASTGotoStatement node) {
    Emitter emitter = code.emitter();
    SourceSpan span = code.span(node);
    StatementNumber number = emitter.step(node, Kind.EXPRESSION, span);
    Expression target = code.expressions().scalar(pointer(node));
    if (dispatch.isEmpty()) {
      Local register = emitter.temporary(pointer(), span);
      dispatch = Optional.of(new Dispatch(node, emitter.newBlock(), register, number));
    }
    Dispatch shared = dispatch.get();
    emitter.assign(shared.target(), code.conversions().convert(target, pointer(), span), span);
    emitter.leave(shared.block(), span);
  }

  /** The parser takes the star for an operator. */
  private static IASTExpression pointer(IGNUASTGotoStatement node) {
    return node.getLabelNameExpression() instanceof IASTUnaryExpression star
            && star.getOperator() == IASTUnaryExpression.op_star
        ? star.getOperand()
        : node.getLabelNameExpression();
  }

  /** The blocks that a computed goto can lead to, as far as they have come. */
  List<BlockId> targets() {
    return taken.keySet().stream().filter(started::containsKey).map(started::get).toList();
  }

  /** The end of the function, when all labels are known: makes the object and the choice. */
  void finish() {
    if (object.isPresent()) {
      code.unit().globals().labelCount(object.get(), Math.max(1, taken.size()));
    }
    dispatch.ifPresent(this::choose);
  }

  /** Labels of statement expressions may have one name; there, only jumps would tell them apart. */
  private void refuseTwice(Dispatch shared) {
    if (taken.keySet().stream().anyMatch(twice::contains)) {
      throw new UnsupportedConstruct(shared.node(), "the address of a label that exists twice");
    }
  }

  private void choose(Dispatch shared) {
    Emitter emitter = code.emitter();
    refuseTwice(shared);
    SourceSpan span = code.span(shared.node());
    BlockId nowhere = emitter.newBlock();
    List<Terminator.Switch.Case> cases = new ArrayList<>();
    taken.forEach(
        (label, index) -> {
          if (started.containsKey(label)) {
            cases.add(new Terminator.Switch.Case(index, index, started.get(label), span));
          }
        });
    emitter.start(shared.block(), span);
    Expression distance =
        code.folding()
            .difference(
                new Expression.Read(shared.target(), span),
                start(span),
                code.folding().size(1, span),
                span);
    emitter.terminate(
        new Terminator.Switch(
            new DecisionId(shared.number(), 0), distance, cases, nowhere, Optional.empty(), span));
    emitter.start(nowhere, span);
    emitter.terminate(new Terminator.Unreachable(span));
  }
}
