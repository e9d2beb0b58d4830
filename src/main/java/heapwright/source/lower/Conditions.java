package heapwright.source.lower;

import heapwright.ir.BlockId;
import heapwright.ir.DecisionId;
import heapwright.ir.Expression;
import heapwright.ir.Expression.IntegerConstant;
import heapwright.ir.SourceLine;
import heapwright.ir.SourceSpan;
import heapwright.ir.SourceStatement.Kind;
import heapwright.ir.StatementNumber;
import heapwright.ir.Terminator.Branch;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/**
 * Conditions as jumps: {@code &&}, {@code ||} and {@code !} decide where control goes without
 * computing 0 or 1. What holds or fails is the condition as written, {@code !} included.
 */
final class Conditions {
  private final CodeContext code;
  private final Folding folding;
  private final Simplification simplification;

  Conditions(CodeContext code, Folding folding, Simplification simplification) {
    this.code = code;
    this.folding = folding;
    this.simplification = simplification;
  }

  /** Decides a numbered statement; the current block ends. */
  Outcome branch(IASTExpression node, StatementNumber statement, Ways ways) {
    return branch(node, new Target(statement, isDivided(node), Optional.empty(), ways));
  }

  /** Decides a value of the current statement; its conditions always have numbers of their own. */
  Outcome branch(IASTExpression node, Ways ways) {
    StatementNumber current = code.emitter().draft().numbering().current();
    return branch(node, new Target(current, true, Optional.empty(), ways));
  }

  /**
   * Where a condition leads, and to which statement it belongs.
   *
   * @param numbered whether the statement has several conditions
   * @param operator where the {@code &&} or {@code ||} around it stands
   */
  private record Target(
      StatementNumber statement, boolean numbered, Optional<SourceLine> operator, Ways ways) {

    Target to(Ways newWays) {
      return new Target(statement, numbered, operator, newWays);
    }

    Target to(BlockId ifTrue, BlockId ifFalse) {
      return to(ways.to(ifTrue, ifFalse));
    }

    /** For the parts of {@code &&} or {@code ||}. */
    Target joined(boolean and, SourceLine place) {
      return new Target(statement, numbered, Optional.of(place), ways.joined(and));
    }

    Target alone() {
      return new Target(statement, numbered, Optional.empty(), ways.of(Ways.Form.TWO_WAYS));
    }

    Target of(StatementNumber number, boolean several) {
      return new Target(number, several, operator, ways);
    }
  }

  /** How an arm of a {@code ?:} is decided. */
  private interface Arm {
    Outcome branch(IASTExpression node, Target target);
  }

  /** Whether several conditions of one statement may have to be asked. */
  boolean isDivided(IASTExpression node) {
    IASTExpression inner = simplification.transparent(node);
    if (inner instanceof IASTUnaryExpression unary && Syntax.isNot(unary)) {
      return isDivided(unary.getOperand());
    }
    if (inner instanceof IASTConditionalExpression choice) {
      return manner(choice).divides() && !simplification.asksCondition(choice);
    }
    return inner instanceof IASTBinaryExpression binary
        && (Operators.isLogical(binary) || comparesDivided(binary));
  }

  private boolean comparesDivided(IASTBinaryExpression node) {
    return !code.emitter().discarding()
        && Operators.relation(node.getOperator()).isPresent()
        && simplification.comparedChoice(node).isPresent();
  }

  private Manner manner(IASTConditionalExpression choice) {
    boolean plain = code.emitter().discarding() || choice.getPositiveResultExpression() == null;
    return plain ? Manner.VALUE : simplification.manner(choice);
  }

  private Outcome branch(IASTExpression node, Target target) {
    IASTExpression inner = simplification.transparent(node);
    if (inner instanceof IASTUnaryExpression unary
        && Syntax.isNot(unary)
        && (isTurned(unary.getOperand()) || isSplit(unary.getOperand(), target))) {
      return branch(unary.getOperand(), target.to(target.ways().opposite())).negated();
    }
    if (inner instanceof IASTConditionalExpression choice) {
      return choice(choice, target);
    }
    if (inner instanceof IASTBinaryExpression binary) {
      if (Operators.isLogical(binary)) {
        return joined(binary, target);
      }
      if (comparesDivided(binary)) {
        return compared(binary, target);
      }
    }
    return leaf(inner, target);
  }

  /** Whether gcc moves {@code !} inwards. */
  private boolean isTurned(IASTExpression node) {
    IASTExpression inner = simplification.transparent(node);
    return isDivided(inner)
        || inner instanceof IASTConditionalExpression choice && manner(choice).divides();
  }

  private Outcome joined(IASTBinaryExpression node, Target target) {
    boolean and = node.getOperator() == IASTBinaryExpression.op_logicalAnd;
    SourceLine place = code.carets().of(node).orElseThrow();
    Target part = isSeveral(node) ? target.joined(and, place) : target;
    Ways ways = target.ways();
    BlockId middle = code.emitter().newBlock();
    if (and) {
      Outcome left = branch(node.getOperand1(), part.to(middle, ways.ifFalse()));
      return left.and(right(node, left.canHold(), middle, part, place));
    }
    Outcome left = branch(node.getOperand1(), part.to(ways.ifTrue(), middle));
    return left.or(right(node, left.canFail(), middle, part, place));
  }

  private boolean isSeveral(IASTExpression node) {
    return code.emitter().discarding() || simplification.of(node) == Seen.SEVERAL;
  }

  private Outcome right(
      IASTBinaryExpression node, boolean reachable, BlockId middle, Target part, SourceLine place) {
    // gcc leaves the first condition where the decision is and puts the others at the operators.
    Target moved = part.operator().isPresent() ? part.to(part.ways().at(place)) : part;
    return then(middle, reachable, code.span(node), () -> branch(node.getOperand2(), moved));
  }

  private Outcome then(
      BlockId block, boolean reachable, SourceSpan span, Supplier<Outcome> lowering) {
    if (!reachable) {
      return code.emitter().unreachably(lowering, span);
    }
    code.emitter().start(block, span);
    return lowering.get();
  }

  private Outcome choice(IASTConditionalExpression node, Target target) {
    Manner manner = manner(node);
    if (manner.divides() && simplification.asksCondition(node)) {
      return leaf(node, target, () -> code.expressions().conditionals().asked(node));
    }
    if (isSplit(node, target)) {
      return divided(node, manner, target, this::splitArm);
    }
    return manner.divides() ? divided(node, manner, target, this::branch) : leaf(node, target);
  }

  /** gcc computes 0 or 1 of an arm that has several conditions, then asks that. */
  private Outcome splitArm(IASTExpression node, Target target) {
    return simplification.of(node) == Seen.SEVERAL ? leaf(node, target) : branch(node, target);
  }

  /** The condition, then the arm that it chooses, each where gcc has it. */
  private Outcome divided(IASTConditionalExpression node, Manner manner, Target target, Arm arm) {
    SourceSpan span = code.span(node);
    SourceLine place = code.carets().of(node).orElseThrow();
    BlockId yes = code.emitter().newBlock();
    BlockId no = code.emitter().newBlock();
    Target asked = target;
    Target first = target;
    Target second = target;
    if (manner == Manner.SPLIT) {
      asked = target.alone();
      second = target.operator().map(line -> target.to(target.ways().at(line))).orElse(target);
    } else if (manner != Manner.CONDITION) {
      asked = target.joined(manner.isAnd(), place);
      first = asked.to(asked.ways().at(place));
      second = first;
    }
    Outcome chosen = ask(node, asked.to(yes, no));
    Target ifHolds = first;
    Target ifFails = second;
    Outcome one =
        then(
            yes,
            chosen.canHold(),
            span,
            () -> arm.branch(node.getPositiveResultExpression(), ifHolds));
    Outcome other =
        then(
            no,
            chosen.canFail(),
            span,
            () -> arm.branch(node.getNegativeResultExpression(), ifFails));
    return chosen.choose(one, other);
  }

  /** Decides the condition of a {@code ?:}, which has the number of that. */
  private Outcome ask(IASTConditionalExpression node, Target target) {
    IASTExpression condition = node.getLogicalConditionExpression();
    Numbering numbering = code.emitter().draft().numbering();
    StatementNumber around = numbering.current();
    StatementNumber number = code.emitter().step(node, Kind.CONDITIONAL, code.span(node));
    boolean several = isDivided(condition) || isSplit(condition, target);
    Outcome outcome = branch(condition, target.of(number, several));
    numbering.resume(around);
    return outcome;
  }

  private boolean isSplit(IASTExpression node, Target target) {
    IASTExpression inner = simplification.transparent(node);
    if (inner instanceof IASTUnaryExpression unary && Syntax.isNot(unary)) {
      return isSplit(unary.getOperand(), target);
    }
    return target.ways().form() == Ways.Form.JUMPS
        && inner instanceof IASTConditionalExpression choice
        && manner(choice) == Manner.SPLIT;
  }

  private Outcome compared(IASTBinaryExpression node, Target target) {
    IASTConditionalExpression choice = simplification.comparedChoice(node).orElseThrow();
    Manner manner = simplification.manner(node, choice);
    return divided(
        choice,
        manner,
        target,
        (arm, to) -> leaf(arm, to, () -> code.expressions().compared(node, choice, arm)));
  }

  private Outcome leaf(IASTExpression node, Target target) {
    Ways ways = target.ways();
    boolean settled = !code.emitter().discarding() && simplification.isSettled(node);
    Target counted = settled ? target.to(ways.uncounted()) : target;
    return leaf(node, counted, () -> code.expressions().conditionals().undecided(node));
  }

  private Outcome leaf(IASTExpression node, Target target, Supplier<Expression> value) {
    SourceSpan span = code.span(node);
    Emitter emitter = code.emitter();
    Ways ways = target.ways();
    // The number comes first: conditions inside calls of this condition follow it.
    DecisionId decision =
        target.numbered()
            ? emitter.draft().numbering().condition(target.statement(), Positions.start(node))
            : new DecisionId(target.statement(), 0);
    Expression condition = folding.truth(emitter.at(ways.place(), value), span);
    if (condition instanceof IntegerConstant constant) {
      boolean holds = constant.value() != 0;
      emitter.jump(holds ? ways.ifTrue() : ways.ifFalse(), span);
      return Outcome.known(holds);
    }
    emitter.decide(
        new Branch(decision, condition, ways.ifTrue(), ways.ifFalse(), ways.place(), span));
    return Outcome.EITHER;
  }
}
