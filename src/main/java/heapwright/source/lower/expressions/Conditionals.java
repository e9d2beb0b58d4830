package heapwright.source.lower.expressions;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement.Assign;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Local;
import heapwright.source.lower.arithmetic.Folding;
import heapwright.source.lower.blocks.Emitter;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.values.BranchTargets;
import heapwright.source.lower.values.KnownOutcome;
import heapwright.source.lower.values.Rvalue;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;

/** Conditions and {@code ?:} where their value is wanted. */
final class Conditionals {
  private final CodeContext code;
  private final Folding folding;
  private final ConditionValues values;
  private final ConditionLowering conditions;
  private final ConditionalOperator choices;

  Conditionals(CodeContext code, ConditionLowering conditions, ConditionValues values) {
    this.code = code;
    this.folding = code.folding();
    this.conditions = conditions;
    this.values = values;
    this.choices = new ConditionalOperator(code, conditions);
  }

  Rvalue value(IASTConditionalExpression node) {
    return choices.value(node);
  }

  void effect(IASTConditionalExpression node) {
    choices.effect(node);
  }

  /** {@code a && f();}: the last operand is a condition too, though nothing depends on it. */
  void effect(IASTBinaryExpression node) {
    Emitter emitter = code.emitter();
    SourceSpan span = code.span(node);
    BlockId ifTrue = emitter.newBlock();
    BlockId ifFalse = emitter.newBlock();
    BlockId end = emitter.newBlock();
    conditions.branch(node, new BranchTargets(ifTrue, ifFalse));
    emitter.start(ifTrue, span);
    emitter.leave(end, span);
    emitter.start(ifFalse, span);
    emitter.leave(end, span);
    emitter.start(end, span);
  }

  /** {@code &&}, {@code ||}, {@code !} and comparisons. */
  Rvalue value(IASTExpression node) {
    return conditions.isDivided(node) ? truth(node) : new Rvalue.Scalar(values.undecided(node));
  }

  /** 1 or 0, by the conditions of {@code &&} and {@code ||}. */
  private Rvalue.Scalar truth(IASTExpression node) {
    Emitter emitter = code.emitter();
    SourceSpan span = code.span(node);
    BlockId ifTrue = emitter.newBlock();
    BlockId ifFalse = emitter.newBlock();
    KnownOutcome outcome = conditions.branch(node, new BranchTargets(ifTrue, ifFalse));
    if (outcome != KnownOutcome.EITHER) {
      boolean holds = outcome == KnownOutcome.ALWAYS;
      emitter.start(holds ? ifTrue : ifFalse, span);
      return new Rvalue.Scalar(folding.signedInt(holds ? 1 : 0, span));
    }
    Local result = emitter.temporary(code.model().signedInt(), span);
    BlockId end = emitter.newBlock();
    emitter.start(ifTrue, span);
    emitter.append(new Assign(result, folding.signedInt(1, span), span));
    emitter.leave(end, span);
    emitter.start(ifFalse, span);
    emitter.append(new Assign(result, folding.signedInt(0, span), span));
    emitter.leave(end, span);
    emitter.start(end, span);
    return new Rvalue.Scalar(new Expression.Read(result, span));
  }
}
