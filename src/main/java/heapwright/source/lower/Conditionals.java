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

/** {@code &&}, {@code ||}, {@code !} and {@code ?:} where their value is wanted. */
final class Conditionals {
  private final CodeContext code;
  private final Folding folding;
  private final Conditions conditions;
  private final Choices choices;

  Conditionals(CodeContext code, Folding folding, Conversions conversions, Conditions conditions) {
    this.code = code;
    this.folding = folding;
    this.conditions = conditions;
    this.choices = new Choices(code, folding, conversions, conditions, this);
  }

  Value value(IASTConditionalExpression node) {
    return choices.value(node);
  }

  void effect(IASTConditionalExpression node) {
    choices.effect(node);
  }

  Value value(IASTBinaryExpression node) {
    return truth(node);
  }

  /** {@code a && f();}: gcc decides on the last operand too. */
  void effect(IASTBinaryExpression node) {
    Emitter emitter = code.emitter();
    SourceSpan span = code.span(node);
    BlockId ifTrue = emitter.newBlock();
    BlockId ifFalse = emitter.newBlock();
    BlockId end = emitter.newBlock();
    conditions.branch(node, ifTrue, ifFalse);
    emitter.start(ifTrue, span);
    emitter.leave(end, span);
    emitter.start(ifFalse, span);
    emitter.leave(end, span);
    emitter.start(end, span);
  }

  Value not(IASTUnaryExpression node) {
    if (conditions.isLogical(node)) {
      return truth(node);
    }
    Expression operand = code.expressions().scalar(node.getOperand());
    return new Value.Scalar(folding.not(operand, code.span(node)));
  }

  /** 1 or 0. */
  Value.Scalar truth(IASTExpression node) {
    Emitter emitter = code.emitter();
    SourceSpan span = code.span(node);
    BlockId ifTrue = emitter.newBlock();
    BlockId ifFalse = emitter.newBlock();
    Outcome outcome = conditions.branch(node, ifTrue, ifFalse);
    if (outcome != Outcome.EITHER) {
      boolean holds = outcome == Outcome.ALWAYS;
      emitter.start(holds ? ifTrue : ifFalse, span);
      return new Value.Scalar(folding.signedInt(holds ? 1 : 0, span));
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
    return new Value.Scalar(new Expression.Read(result, span));
  }
}
