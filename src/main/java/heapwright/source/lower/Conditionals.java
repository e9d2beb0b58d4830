package heapwright.source.lower;

import heapwright.ir.BlockId;
import heapwright.ir.Expression;
import heapwright.ir.Local;
import heapwright.ir.SourceSpan;
import heapwright.ir.SourceStatement.Kind;
import heapwright.ir.Statement.Assign;
import heapwright.ir.StatementNumber;
import heapwright.source.lower.Truth.Asked;
import heapwright.source.lower.Truth.Opposite;
import heapwright.source.lower.Truth.Plain;
import java.util.function.Supplier;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/** Conditions and {@code ?:} where their value is wanted. */
final class Conditionals {
  private final CodeContext code;
  private final Folding folding;
  private final Operators operators;
  private final Conditions conditions;
  private final Choices choices;
  private final Uses uses;

  Conditionals(
      CodeContext code,
      Folding folding,
      Conversions conversions,
      Operators operators,
      Conditions conditions) {
    this.code = code;
    this.folding = folding;
    this.operators = operators;
    this.conditions = conditions;
    this.uses = new Uses(code, new Constants(code, folding));
    this.choices = new Choices(code, folding, conversions, conditions, this, uses);
  }

  Value value(IASTConditionalExpression node) {
    return choices.value(node);
  }

  void effect(IASTConditionalExpression node) {
    choices.effect(node);
  }

  /** {@code a && f();}: gcc decides on the last operand too. */
  void effect(IASTBinaryExpression node) {
    Emitter emitter = code.emitter();
    SourceSpan span = code.span(node);
    BlockId ifTrue = emitter.newBlock();
    BlockId ifFalse = emitter.newBlock();
    BlockId end = emitter.newBlock();
    conditions.branch(conditions.truths().of(node), node, ifTrue, ifFalse);
    emitter.start(ifTrue, span);
    emitter.leave(end, span);
    emitter.start(ifFalse, span);
    emitter.leave(end, span);
    emitter.start(end, span);
  }

  /** {@code &&}, {@code ||}, {@code !} and comparisons. */
  Value value(IASTExpression node) {
    return value(conditions.truths().of(node), node);
  }

  /** 1 or 0, with as many decisions as gcc makes. */
  Value value(Truth truth, IASTExpression node) {
    boolean plain = !truth.isDivided() && isPlain(truth);
    return plain && !uses.decides(node) ? new Value.Scalar(undecided(truth)) : decided(truth, node);
  }

  private static boolean isPlain(Truth truth) {
    return truth instanceof Plain
        || truth instanceof Opposite opposite && isPlain(opposite.of())
        || truth instanceof Asked asked && isPlain(asked.condition());
  }

  private Expression undecided(Truth truth) {
    if (truth instanceof Asked asked) {
      Numbering numbering = code.emitter().draft().numbering();
      StatementNumber around = numbering.current();
      code.emitter().step(asked.node(), Kind.CONDITIONAL, code.span(asked.node()));
      Expression value = undecided(asked.condition());
      numbering.resume(around);
      return value;
    }
    if (truth instanceof Opposite opposite) {
      Plain plain = (Plain) opposite.of();
      return folding.not(undecided(plain.node()), code.span(plain.node()));
    }
    IASTExpression node = ((Plain) truth).node();
    return folding.truth(undecided(node), code.span(node));
  }

  /** The value of a condition, for which gcc makes no branch or has made one already. */
  Expression undecided(IASTExpression node) {
    IASTExpression inner = Syntax.bare(node);
    if (inner instanceof IASTUnaryExpression unary && Syntax.isNot(unary)) {
      return at(inner, () -> folding.not(undecided(unary.getOperand()), code.span(inner)));
    }
    if (inner instanceof IASTBinaryExpression binary
        && Operators.relation(binary.getOperator()).isPresent()) {
      return at(inner, () -> ((Value.Scalar) operators.binary(binary)).expression());
    }
    return code.expressions().scalar(node);
  }

  private Expression at(IASTExpression node, Supplier<Expression> lowering) {
    return code.emitter().at(code.carets().of(node), lowering);
  }

  private Value.Scalar decided(Truth truth, IASTExpression node) {
    Emitter emitter = code.emitter();
    SourceSpan span = code.span(node);
    BlockId ifTrue = emitter.newBlock();
    BlockId ifFalse = emitter.newBlock();
    Outcome outcome = conditions.branch(truth, node, ifTrue, ifFalse);
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
