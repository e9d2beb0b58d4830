package heapwright.source.lower;

import heapwright.ir.BlockId;
import heapwright.ir.Expression;
import heapwright.ir.Local;
import heapwright.ir.SourceLine;
import heapwright.ir.SourceSpan;
import heapwright.ir.SourceStatement.Kind;
import heapwright.ir.Statement.Assign;
import heapwright.ir.StatementNumber;
import java.util.Optional;
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
  private final Simplification simplification;
  private final Uses uses;
  private final Choices choices;

  Conditionals(
      CodeContext code, Expressions expressions, Simplification simplification, Foreseen foreseen) {
    this.code = code;
    this.folding = expressions.folding();
    this.operators = expressions.operators();
    this.conditions = expressions.conditions();
    this.simplification = simplification;
    this.uses = new Uses(code, foreseen);
    ValuedChoices valued = new ValuedChoices(code, simplification, foreseen, uses);
    this.choices = new Choices(code, expressions, this, valued, new Folds(code, foreseen));
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
    conditions.branch(node, Ways.between(ifTrue, ifFalse, place(node)));
    emitter.start(ifTrue, span);
    emitter.leave(end, span);
    emitter.start(ifFalse, span);
    emitter.leave(end, span);
    emitter.start(end, span);
  }

  private Optional<SourceLine> place(IASTExpression node) {
    return Optional.of(code.carets().of(node).orElseGet(() -> code.carets().start(node)));
  }

  /** {@code &&}, {@code ||}, {@code !} and comparisons. */
  Value value(IASTExpression node) {
    return conditions.isDivided(node) || uses.decides(node)
        ? truth(node)
        : new Value.Scalar(undecided(node));
  }

  /** The value of a condition for which gcc makes no branch, or on which the caller decides. */
  Expression undecided(IASTExpression node) {
    IASTExpression inner = Syntax.bare(node);
    if (inner instanceof IASTUnaryExpression unary && Syntax.isNot(unary)) {
      return at(
          inner,
          () -> folding.not(code.expressions().scalar(unary.getOperand()), code.span(inner)));
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

  /** Whether the condition of a {@code ?:} holds that gcc asks in the place of the whole. */
  Expression asked(IASTConditionalExpression node) {
    SourceSpan span = code.span(node);
    Numbering numbering = code.emitter().draft().numbering();
    StatementNumber around = numbering.current();
    code.emitter().step(node, Kind.CONDITIONAL, span);
    Expression condition = condition(node.getLogicalConditionExpression());
    numbering.resume(around);
    return simplification.of(node.getPositiveResultExpression()) == Seen.TRUE
        ? folding.truth(condition, span)
        : folding.not(condition, span);
  }

  private Expression condition(IASTExpression node) {
    IASTExpression inner = simplification.transparent(node);
    if (inner instanceof IASTUnaryExpression unary && Syntax.isNot(unary)) {
      return folding.not(condition(unary.getOperand()), code.span(inner));
    }
    if (inner instanceof IASTConditionalExpression choice
        && choice.getPositiveResultExpression() != null
        && simplification.asksCondition(choice)) {
      return asked(choice);
    }
    return conditions.isDivided(inner) ? truth(inner).expression() : undecided(inner);
  }

  /** 1 or 0, with as many branches as gcc makes. */
  Value.Scalar truth(IASTExpression node) {
    Emitter emitter = code.emitter();
    SourceSpan span = code.span(node);
    BlockId ifTrue = emitter.newBlock();
    BlockId ifFalse = emitter.newBlock();
    Optional<SourceLine> place = isComputed(node) ? Optional.empty() : place(node);
    Outcome outcome = conditions.branch(node, Ways.between(ifTrue, ifFalse, place));
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

  /** {@code x && 1} is {@code x != 0}, which needs no branch. */
  private boolean isComputed(IASTExpression node) {
    return !code.emitter().discarding() && simplification.of(node).isOne() && !uses.decides(node);
  }
}
