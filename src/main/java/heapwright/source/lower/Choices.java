package heapwright.source.lower;

import heapwright.ir.BlockId;
import heapwright.ir.ConditionText;
import heapwright.ir.DecisionId;
import heapwright.ir.Expression;
import heapwright.ir.Expression.IntegerConstant;
import heapwright.ir.Expression.Read;
import heapwright.ir.Local;
import heapwright.ir.SourceSpan;
import heapwright.ir.SourceStatement;
import heapwright.ir.StatementNumber;
import heapwright.ir.Terminator.Branch;
import heapwright.ir.Type;
import heapwright.ir.VoidType;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;

/** {@code ?:}, with and without a middle operand. A numbered decision. */
final class Choices {
  private final CodeContext code;
  private final Folding folding;
  private final Conditions conditions;
  private final ChoiceTypes types;

  Choices(CodeContext code, Expressions expressions) {
    this.code = code;
    this.folding = expressions.folding();
    this.conditions = expressions.conditions();
    this.types = new ChoiceTypes(expressions.conversions());
  }

  Value value(IASTConditionalExpression node) {
    if (node.getPositiveResultExpression() == null) {
      return withoutMiddle(node);
    }
    Emitter emitter = code.emitter();
    BlockId ifTrue = emitter.newBlock();
    BlockId ifFalse = emitter.newBlock();
    Outcome outcome = decide(node, ifTrue, ifFalse);
    if (outcome != Outcome.EITHER) {
      return known(node, outcome == Outcome.ALWAYS, ifTrue, ifFalse);
    }
    emitter.start(ifTrue, code.span(node));
    Value positive = code.expressions().value(node.getPositiveResultExpression());
    DraftBlock open = emitter.draft().leaveFor(ifFalse);
    Value negative = code.expressions().value(node.getNegativeResultExpression());
    return join(node, positive, open, negative);
  }

  private Outcome decide(IASTConditionalExpression node, BlockId ifTrue, BlockId ifFalse) {
    StatementNumber around = numbering().current();
    StatementNumber number = begin(node);
    Outcome outcome =
        conditions.branch(node.getLogicalConditionExpression(), number, new Ways(ifTrue, ifFalse));
    numbering().resume(around);
    return outcome;
  }

  private Numbering numbering() {
    return code.emitter().draft().numbering();
  }

  private StatementNumber begin(IASTConditionalExpression node) {
    return code.emitter().step(node, SourceStatement.Kind.CONDITIONAL, code.span(node));
  }

  private Value known(
      IASTConditionalExpression node, boolean holds, BlockId ifTrue, BlockId ifFalse) {
    Emitter emitter = code.emitter();
    SourceSpan span = code.span(node);
    IASTExpression positive = node.getPositiveResultExpression();
    IASTExpression negative = node.getNegativeResultExpression();
    emitter.start(holds ? ifTrue : ifFalse, span);
    Value chosen = code.expressions().value(holds ? positive : negative);
    Value other =
        emitter.unreachably(() -> code.expressions().value(holds ? negative : positive), span);
    Type type = holds ? types.of(chosen, other, node) : types.of(other, chosen, node);
    return types.convert(chosen, type, span);
  }

  private Value known(IASTConditionalExpression node, Expression condition, boolean holds) {
    SourceSpan span = code.span(node);
    Value same = new Value.Scalar(condition);
    Supplier<Value> lowering = () -> code.expressions().value(node.getNegativeResultExpression());
    Value other = holds ? code.emitter().unreachably(lowering, span) : lowering.get();
    return types.convert(holds ? same : other, types.of(same, other, node), span);
  }

  private Value withoutMiddle(IASTConditionalExpression node) {
    SourceSpan span = code.span(node);
    Emitter emitter = code.emitter();
    StatementNumber around = numbering().current();
    StatementNumber number = begin(node);
    Expression condition = code.expressions().scalar(node.getLogicalConditionExpression());
    numbering().resume(around);
    if (folding.truth(condition, span) instanceof IntegerConstant constant) {
      return known(node, condition, constant.value() != 0);
    }
    Expression kept = emitter.save(condition, span);
    BlockId ifTrue = emitter.newBlock();
    BlockId ifFalse = emitter.newBlock();
    ConditionText text =
        code.unit()
            .positions()
            .condition(node.getLogicalConditionExpression(), ConditionText.Use.VALUE);
    emitter.terminate(
        new Branch(
            new DecisionId(number, 0),
            folding.truth(kept, span),
            ifTrue,
            ifFalse,
            Optional.of(text),
            span));
    emitter.start(ifTrue, span);
    DraftBlock open = emitter.draft().leaveFor(ifFalse);
    Value negative = code.expressions().value(node.getNegativeResultExpression());
    return join(node, new Value.Scalar(kept), open, negative);
  }

  /**
   * Brings the two ways together.
   *
   * @param open where the positive value was computed; the negative one in the current block
   */
  private Value join(
      IASTConditionalExpression node, Value positive, DraftBlock open, Value negative) {
    Emitter emitter = code.emitter();
    SourceSpan span = code.span(node);
    Type type = types.of(positive, negative, node);
    BlockId end = emitter.newBlock();
    if (type instanceof VoidType) {
      emitter.leave(end, span);
      emitter.draft().returnTo(open);
      emitter.leave(end, span);
      emitter.start(end, span);
      return Value.Nothing.NOTHING;
    }
    Local result = emitter.temporary(type.isScalar() ? type : type.pointer(), span);
    emitter.assign(result, held(negative, type, span), span);
    emitter.leave(end, span);
    emitter.draft().returnTo(open);
    emitter.assign(result, held(positive, type, span), span);
    emitter.leave(end, span);
    emitter.start(end, span);
    Read read = new Read(result, span);
    return type.isScalar() ? new Value.Scalar(read) : new Value.Aggregate(read, type);
  }

  /** What the result's register holds: the value, or the address of an aggregate. */
  private Expression held(Value value, Type type, SourceSpan span) {
    return types.convert(value, type, span) instanceof Value.Scalar scalar
        ? scalar.expression()
        : types.address((Value.Aggregate) value, span);
  }

  void effect(IASTConditionalExpression node) {
    if (node.getPositiveResultExpression() == null) {
      withoutMiddle(node);
      return;
    }
    Emitter emitter = code.emitter();
    SourceSpan span = code.span(node);
    BlockId ifTrue = emitter.newBlock();
    BlockId ifFalse = emitter.newBlock();
    BlockId end = emitter.newBlock();
    Outcome outcome = decide(node, ifTrue, ifFalse);
    arm(node.getPositiveResultExpression(), ifTrue, end, outcome.canHold(), span);
    arm(node.getNegativeResultExpression(), ifFalse, end, outcome.canFail(), span);
    emitter.start(end, span);
  }

  private void arm(
      IASTExpression node, BlockId start, BlockId end, boolean reachable, SourceSpan span) {
    Emitter emitter = code.emitter();
    if (reachable) {
      emitter.start(start, span);
      code.expressions().effect(node);
      emitter.leave(end, span);
    } else {
      emitter.unreachably(
          () -> {
            code.expressions().effect(node);
            return node;
          },
          span);
    }
  }
}
