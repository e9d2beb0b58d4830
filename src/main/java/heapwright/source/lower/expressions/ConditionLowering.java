package heapwright.source.lower.expressions;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.code.Terminator.Branch;
import heapwright.ir.source.ConditionSpan;
import heapwright.ir.source.ConditionTree;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.IntegerType;
import heapwright.source.lower.arithmetic.LaneTypes;
import heapwright.source.lower.arithmetic.OperatorCodes;
import heapwright.source.lower.arithmetic.Syntax;
import heapwright.source.lower.blocks.Emitter;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.problems.Positions;
import heapwright.source.lower.values.BranchTargets;
import heapwright.source.lower.values.KnownOutcome;
import heapwright.source.lower.values.Rvalue;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/**
 * Conditions as jumps: {@code &&}, {@code ||} and {@code !} decide where control goes without
 * computing 0 or 1. Each operand of {@code &&} and {@code ||} is a decision, and what is neither of
 * the two is one as a whole, {@code !} and {@code ?:} included.
 *
 * <p>A condition that needs no run to be known (a number, a size, the address of an object) is no
 * decision: no test is expected for the end of {@code while (1)} or {@code do ... while (0)}, or
 * for the other size in {@code if (sizeof(long) == 8)}. A condition that reads anything is one,
 * also if it cannot fail: that it cannot is then a verdict.
 */
final class ConditionLowering {
  private final CodeContext code;

  ConditionLowering(CodeContext code) {
    this.code = code;
  }

  /** Decides a numbered statement; the current block ends. */
  KnownOutcome branch(IASTExpression node, StatementNumber statement, BranchTargets successors) {
    return decided(node, new Target(statement, isDivided(node), successors));
  }

  /** Decides a value of the current statement; its conditions always have numbers of their own. */
  KnownOutcome branch(IASTExpression node, BranchTargets successors) {
    StatementNumber current = code.emitter().draft().numbering().current();
    return decided(node, new Target(current, true, successors));
  }

  /**
   * Where a condition leads, and to which statement it belongs.
   *
   * @param numbered whether the statement has several conditions
   */
  private record Target(StatementNumber statement, boolean numbered, BranchTargets successors) {

    Target opposite() {
      return new Target(statement, numbered, successors.opposite());
    }

    Target to(BlockId ifTrue, BlockId ifFalse) {
      return new Target(statement, numbered, new BranchTargets(ifTrue, ifFalse));
    }
  }

  /** Whether {@code &&} or {@code ||} decides, perhaps turned round. */
  boolean isDivided(IASTExpression node) {
    IASTExpression inner = transparent(node);
    if (inner instanceof IASTUnaryExpression unary && Syntax.isNot(unary)) {
      return isDivided(unary.getOperand());
    }
    return inner instanceof IASTBinaryExpression binary && OperatorCodes.isLogical(binary);
  }

  /**
   * A condition without what does not change whether it holds: parentheses, and around {@code &&}
   * and {@code ||} also casts to integers and the compiler's {@code __builtin_expect}.
   */
  private IASTExpression transparent(IASTExpression node) {
    IASTExpression inner = Syntax.bare(node);
    if (inner instanceof IASTFunctionCallExpression call
        && call.getFunctionNameExpression() instanceof IASTIdExpression id
        && id.getName().toString().equals("__builtin_expect")
        && call.getArguments()[0] instanceof IASTExpression expected
        && isDivided(expected)) {
      return transparent(expected);
    }
    if (inner instanceof IASTCastExpression cast
        && isDivided(cast.getOperand())
        && code.types().read(cast.getTypeId()).type() instanceof IntegerType) {
      return transparent(cast.getOperand());
    }
    return inner;
  }

  private KnownOutcome decided(IASTExpression node, Target target) {
    Lowered lowered = branch(node, target);
    code.emitter().draft().decide(lowered.tree());
    return lowered.outcome();
  }

  /** A condition whose jumps are made. */
  private record Lowered(KnownOutcome outcome, ConditionTree tree) {}

  private Lowered branch(IASTExpression node, Target target) {
    IASTExpression inner = transparent(node);
    if (inner instanceof IASTUnaryExpression unary
        && Syntax.isNot(unary)
        && isDivided(unary.getOperand())) {
      Lowered operand = branch(unary.getOperand(), target.opposite());
      return new Lowered(operand.outcome().negated(), new ConditionTree.Not(operand.tree()));
    }
    return inner instanceof IASTBinaryExpression binary && OperatorCodes.isLogical(binary)
        ? joined(binary, target)
        : leaf(inner, target);
  }

  private Lowered joined(IASTBinaryExpression node, Target target) {
    BranchTargets successors = target.successors();
    BlockId middle = code.emitter().newBlock();
    if (node.getOperator() == IASTBinaryExpression.op_logicalAnd) {
      Lowered left = branch(node.getOperand1(), target.to(middle, successors.ifFalse()));
      Lowered right = right(node, left.outcome().canHold(), middle, target);
      return new Lowered(
          left.outcome().and(right.outcome()),
          new ConditionTree.Joined(false, left.tree(), right.tree()));
    }
    Lowered left = branch(node.getOperand1(), target.to(successors.ifTrue(), middle));
    Lowered right = right(node, left.outcome().canFail(), middle, target);
    return new Lowered(
        left.outcome().or(right.outcome()),
        new ConditionTree.Joined(true, left.tree(), right.tree()));
  }

  /** What is never evaluated is part of no decision; its value does not matter. */
  private Lowered right(
      IASTBinaryExpression node, boolean reachable, BlockId middle, Target target) {
    SourceSpan span = code.span(node);
    if (!reachable) {
      Lowered dead = code.emitter().unreachably(() -> branch(node.getOperand2(), target), span);
      return new Lowered(dead.outcome(), new ConditionTree.Constant(false));
    }
    code.emitter().start(middle, span);
    return branch(node.getOperand2(), target);
  }

  private Lowered leaf(IASTExpression node, Target target) {
    SourceSpan span = code.span(node);
    Emitter emitter = code.emitter();
    BranchTargets successors = target.successors();
    // The number comes first: conditions inside calls of this condition follow it.
    DecisionId decision =
        target.numbered()
            ? emitter.draft().numbering().condition(target.statement(), Positions.start(node))
            : new DecisionId(target.statement(), 0);
    Expression condition = code.folding().truth(undecided(node), span);
    if (condition instanceof IntegerConstant constant) {
      boolean holds = constant.value() != 0;
      emitter.jump(holds ? successors.ifTrue() : successors.ifFalse(), span);
      return new Lowered(KnownOutcome.known(holds), new ConditionTree.Constant(holds));
    }
    ConditionSpan text = code.unit().positions().condition(node, ConditionSpan.Use.TRUTH);
    emitter.terminate(
        new Branch(
            decision,
            condition,
            successors.ifTrue(),
            successors.ifFalse(),
            Optional.of(text),
            span));
    return new Lowered(KnownOutcome.EITHER, new ConditionTree.Condition(decision));
  }

  /** The value of a condition that is no {@code &&} or {@code ||}. */
  Expression undecided(IASTExpression node) {
    IASTExpression inner = Syntax.bare(node);
    if (inner instanceof IASTUnaryExpression unary && Syntax.isNot(unary)) {
      return code.folding().not(operand(unary.getOperand()), code.span(inner));
    }
    if (inner instanceof IASTBinaryExpression binary
        && OperatorCodes.relation(binary.getOperator()).isPresent()) {
      return code.expressions().scalar(new Operators(code).binary(binary), binary);
    }
    return operand(node);
  }

  /** A scalar; a complex number counts by whether it is 0. */
  private Expression operand(IASTExpression node) {
    Rvalue value = code.expressions().value(node);
    return LaneTypes.isComplex(value.type())
        ? code.lanes().truth(value, code.span(node))
        : code.expressions().scalar(value, node);
  }
}
