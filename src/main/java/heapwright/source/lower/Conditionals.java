package heapwright.source.lower;

import heapwright.ir.BlockId;
import heapwright.ir.Expression;
import heapwright.ir.Local;
import heapwright.ir.SourceSpan;
import heapwright.ir.Statement.Assign;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/** Conditions and {@code ?:} where their value is wanted. */
final class Conditionals {
  private final CodeContext code;
  private final Folding folding;
  private final Operators operators;
  private final ConditionLowering conditions;
  private final ConditionalOperator choices;

  Conditionals(CodeContext code, ExpressionLowering expressions) {
    this.code = code;
    this.folding = expressions.folding();
    this.operators = expressions.operators();
    this.conditions = expressions.conditions();
    this.choices = new ConditionalOperator(code, expressions);
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
    return conditions.isDivided(node) ? truth(node) : new Rvalue.Scalar(undecided(node));
  }

  /** The value of a condition on which nothing decides, or the caller. */
  Expression undecided(IASTExpression node) {
    IASTExpression inner = Syntax.bare(node);
    if (inner instanceof IASTUnaryExpression unary && Syntax.isNot(unary)) {
      return folding.not(operand(unary.getOperand()), code.span(inner));
    }
    if (inner instanceof IASTBinaryExpression binary
        && Operators.relation(binary.getOperator()).isPresent()) {
      return code.expressions().scalar(operators.binary(binary), binary);
    }
    return operand(node);
  }

  /** A scalar; a complex number counts by whether it is 0. */
  private Expression operand(IASTExpression node) {
    Rvalue value = code.expressions().value(node);
    return LaneValues.isComplex(value.type())
        ? code.expressions().lanes().truth(value, code.span(node))
        : code.expressions().scalar(value, node);
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
