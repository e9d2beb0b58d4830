package heapwright.source.lower.expressions;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.code.Expression.Read;
import heapwright.ir.code.Terminator.Branch;
import heapwright.ir.source.ConditionSpan;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.SourceStatement;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.Local;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.source.lower.arithmetic.Folding;
import heapwright.source.lower.arithmetic.LaneTypes;
import heapwright.source.lower.blocks.DraftBlock;
import heapwright.source.lower.blocks.Emitter;
import heapwright.source.lower.blocks.Numbering;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.values.BranchTargets;
import heapwright.source.lower.values.KnownOutcome;
import heapwright.source.lower.values.Rvalue;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;

/** {@code ?:}, with and without a middle operand. A numbered decision. */
final class ConditionalOperator {
  private final CodeContext code;
  private final Folding folding;
  private final ConditionLowering conditions;
  private final ChoiceTypes types;

  ConditionalOperator(CodeContext code, ConditionLowering conditions) {
    this.code = code;
    this.folding = code.folding();
    this.conditions = conditions;
    this.types = new ChoiceTypes(code.conversions(), code.model());
  }

  Rvalue value(IASTConditionalExpression node) {
    if (node.getPositiveResultExpression() == null) {
      return withoutMiddle(node);
    }
    Emitter emitter = code.emitter();
    BlockId ifTrue = emitter.newBlock();
    BlockId ifFalse = emitter.newBlock();
    KnownOutcome outcome = decide(node, ifTrue, ifFalse);
    if (outcome != KnownOutcome.EITHER) {
      return known(node, outcome == KnownOutcome.ALWAYS, ifTrue, ifFalse);
    }
    emitter.start(ifTrue, code.span(node));
    Rvalue positive = code.expressions().value(node.getPositiveResultExpression());
    DraftBlock open = emitter.draft().leaveFor(ifFalse);
    Rvalue negative = code.expressions().value(node.getNegativeResultExpression());
    return join(node, positive, open, negative);
  }

  private KnownOutcome decide(IASTConditionalExpression node, BlockId ifTrue, BlockId ifFalse) {
    StatementNumber around = numbering().current();
    StatementNumber number = begin(node);
    KnownOutcome outcome =
        conditions.branch(
            node.getLogicalConditionExpression(), number, new BranchTargets(ifTrue, ifFalse));
    numbering().resume(around);
    return outcome;
  }

  private Numbering numbering() {
    return code.emitter().draft().numbering();
  }

  private StatementNumber begin(IASTConditionalExpression node) {
    return code.emitter().step(node, SourceStatement.Kind.CONDITIONAL, code.span(node));
  }

  private Rvalue known(
      IASTConditionalExpression node, boolean holds, BlockId ifTrue, BlockId ifFalse) {
    Emitter emitter = code.emitter();
    SourceSpan span = code.span(node);
    IASTExpression positive = node.getPositiveResultExpression();
    IASTExpression negative = node.getNegativeResultExpression();
    emitter.start(holds ? ifTrue : ifFalse, span);
    Rvalue chosen = code.expressions().value(holds ? positive : negative);
    Rvalue other =
        emitter.unreachably(() -> code.expressions().value(holds ? negative : positive), span);
    Type type = holds ? types.of(chosen, other, node) : types.of(other, chosen, node);
    return converted(chosen, type, node);
  }

  private Rvalue known(IASTConditionalExpression node, Expression condition, boolean holds) {
    SourceSpan span = code.span(node);
    Rvalue same = new Rvalue.Scalar(condition);
    Supplier<Rvalue> lowering = () -> code.expressions().value(node.getNegativeResultExpression());
    Rvalue other = holds ? code.emitter().unreachably(lowering, span) : lowering.get();
    return converted(holds ? same : other, types.of(same, other, node), node);
  }

  private Rvalue withoutMiddle(IASTConditionalExpression node) {
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
    ConditionSpan text =
        code.unit()
            .positions()
            .condition(node.getLogicalConditionExpression(), ConditionSpan.Use.VALUE);
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
    Rvalue negative = code.expressions().value(node.getNegativeResultExpression());
    return join(node, new Rvalue.Scalar(kept), open, negative);
  }

  /**
   * Joins the two branches.
   *
   * @param open where the positive value was computed; the negative one in the current block
   */
  private Rvalue join(
      IASTConditionalExpression node, Rvalue positive, DraftBlock open, Rvalue negative) {
    Emitter emitter = code.emitter();
    SourceSpan span = code.span(node);
    Type type = types.of(positive, negative, node);
    BlockId end = emitter.newBlock();
    if (type instanceof VoidType) {
      emitter.leave(end, span);
      emitter.draft().returnTo(open);
      emitter.leave(end, span);
      emitter.start(end, span);
      return Rvalue.Nothing.NOTHING;
    }
    Local result = emitter.temporary(type.isScalar() ? type : type.pointer(), span);
    emitter.assign(result, held(negative, type, node), span);
    emitter.leave(end, span);
    emitter.draft().returnTo(open);
    emitter.assign(result, held(positive, type, node), span);
    emitter.leave(end, span);
    emitter.start(end, span);
    Read read = new Read(result, span);
    return type.isScalar() ? new Rvalue.Scalar(read) : new Rvalue.Aggregate(read, type);
  }

  /** What the result's register holds: the value, or the address of an aggregate. */
  private Expression held(Rvalue value, Type type, IASTConditionalExpression node) {
    SourceSpan span = code.span(node);
    Rvalue converted = converted(value, type, node);
    return converted instanceof Rvalue.Scalar scalar
        ? scalar.expression()
        : types.address(code.lanes().inMemory(converted, span), span);
  }

  private Rvalue converted(Rvalue value, Type type, IASTConditionalExpression node) {
    return type instanceof OpaqueType opaque && LaneTypes.isComplex(opaque)
        ? code.lanes().converted(value, opaque, node)
        : types.convert(value, type, code.span(node));
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
    KnownOutcome outcome = decide(node, ifTrue, ifFalse);
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
