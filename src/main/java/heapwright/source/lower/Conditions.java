package heapwright.source.lower;

import heapwright.ir.BlockId;
import heapwright.ir.DecisionId;
import heapwright.ir.Expression;
import heapwright.ir.Expression.IntegerConstant;
import heapwright.ir.IntegerType;
import heapwright.ir.SourceLine;
import heapwright.ir.SourceSpan;
import heapwright.ir.StatementNumber;
import heapwright.ir.Terminator.Branch;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/**
 * Conditions as jumps: {@code &&}, {@code ||} and {@code !} decide where control goes without
 * computing 0 or 1. What holds or fails is the condition as written, {@code !} included.
 */
final class Conditions {
  private final CodeContext code;
  private final Folding folding;

  Conditions(CodeContext code, Folding folding) {
    this.code = code;
    this.folding = folding;
  }

  /**
   * Decides a numbered statement; the current block ends.
   *
   * @param locus where gcc places the statement's decision; empty if it makes no branch of it
   */
  Outcome branch(
      IASTExpression node,
      StatementNumber statement,
      Optional<SourceLine> locus,
      BlockId ifTrue,
      BlockId ifFalse) {
    return branch(node, new Target(statement, isLogical(node), locus, ifTrue, ifFalse));
  }

  /** Decides a value of the current statement; its conditions always have numbers of their own. */
  Outcome branch(IASTExpression node, BlockId ifTrue, BlockId ifFalse) {
    StatementNumber current = code.emitter().draft().numbering().current();
    SourceLine locus = code.carets().of(node).orElseGet(() -> code.carets().start(node));
    return branch(node, new Target(current, true, Optional.of(locus), ifTrue, ifFalse));
  }

  /** Where a condition leads, and to which statement it belongs. */
  private record Target(
      StatementNumber statement,
      boolean numbered,
      Optional<SourceLine> locus,
      BlockId ifTrue,
      BlockId ifFalse) {

    Target to(BlockId newTrue, BlockId newFalse) {
      return new Target(statement, numbered, locus, newTrue, newFalse);
    }

    Target at(SourceLine newLocus) {
      return new Target(statement, numbered, locus.map(l -> newLocus), ifTrue, ifFalse);
    }
  }

  /** Whether {@code &&} or {@code ||} decides. */
  boolean isLogical(IASTExpression node) {
    IASTExpression inner = transparent(node);
    if (inner instanceof IASTUnaryExpression unary
        && unary.getOperator() == IASTUnaryExpression.op_not) {
      return isLogical(unary.getOperand());
    }
    return inner instanceof IASTBinaryExpression binary && Operators.isLogical(binary);
  }

  /** Looks through what does not change whether a condition holds. */
  private IASTExpression transparent(IASTExpression node) {
    if (node instanceof IASTUnaryExpression unary
        && unary.getOperator() == IASTUnaryExpression.op_bracketedPrimary) {
      return transparent(unary.getOperand());
    }
    // gcc distributes the expectation over && and ||.
    if (node instanceof IASTFunctionCallExpression call
        && call.getFunctionNameExpression() instanceof IASTIdExpression id
        && id.getName().toString().equals("__builtin_expect")
        && call.getArguments()[0] instanceof IASTExpression expected
        && isLogical(expected)) {
      return transparent(expected);
    }
    if (node instanceof IASTCastExpression cast
        && isLogical(cast.getOperand())
        && code.types().read(cast.getTypeId()).type() instanceof IntegerType) {
      return transparent(cast.getOperand());
    }
    return node;
  }

  private Outcome branch(IASTExpression node, Target target) {
    IASTExpression inner = transparent(node);
    if (inner instanceof IASTBinaryExpression binary && Operators.isLogical(binary)) {
      return binary.getOperator() == IASTBinaryExpression.op_logicalAnd
          ? and(binary, target)
          : or(binary, target);
    }
    if (inner instanceof IASTUnaryExpression unary
        && unary.getOperator() == IASTUnaryExpression.op_not
        && isLogical(unary.getOperand())) {
      Target swapped = target.to(target.ifFalse(), target.ifTrue());
      return branch(unary.getOperand(), swapped).negated();
    }
    return leaf(inner, target);
  }

  private Outcome and(IASTBinaryExpression node, Target target) {
    BlockId middle = code.emitter().newBlock();
    Outcome left = branch(node.getOperand1(), target.to(middle, target.ifFalse()));
    return left.and(right(node, left.canHold(), middle, target));
  }

  private Outcome or(IASTBinaryExpression node, Target target) {
    BlockId middle = code.emitter().newBlock();
    Outcome left = branch(node.getOperand1(), target.to(target.ifTrue(), middle));
    return left.or(right(node, left.canFail(), middle, target));
  }

  private Outcome right(
      IASTBinaryExpression node, boolean reachable, BlockId middle, Target whole) {
    SourceSpan span = code.span(node);
    // gcc leaves the first condition where the decision is and puts the others at the operators.
    Target target = code.carets().of(node).map(whole::at).orElse(whole);
    if (!reachable) {
      return code.emitter().unreachably(() -> branch(node.getOperand2(), target), span);
    }
    code.emitter().start(middle, span);
    return branch(node.getOperand2(), target);
  }

  private Outcome leaf(IASTExpression node, Target target) {
    SourceSpan span = code.span(node);
    Emitter emitter = code.emitter();
    // The number comes first: conditions inside calls of this condition follow it.
    DecisionId decision =
        target.numbered()
            ? emitter.draft().numbering().condition(target.statement(), Positions.start(node))
            : new DecisionId(target.statement(), 0);
    Expression condition = folding.truth(value(node, target.locus()), span);
    if (condition instanceof IntegerConstant constant) {
      boolean holds = constant.value() != 0;
      emitter.jump(holds ? target.ifTrue() : target.ifFalse(), span);
      return holds ? Outcome.ALWAYS : Outcome.NEVER;
    }
    emitter.decide(
        new Branch(decision, condition, target.ifTrue(), target.ifFalse(), target.locus(), span));
    return Outcome.EITHER;
  }

  private Expression value(IASTExpression node, Optional<SourceLine> locus) {
    return code.emitter().at(locus, () -> code.expressions().scalar(node));
  }
}
