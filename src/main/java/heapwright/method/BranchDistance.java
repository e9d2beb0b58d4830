package heapwright.method;

import heapwright.goal.Goal;
import heapwright.ir.DecisionId;
import heapwright.ir.Expression;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.ir.Relation;
import heapwright.ir.Terminator;
import heapwright.machine.code.Observer;
import java.math.BigInteger;
import java.util.Optional;

/**
 * How near a run comes to a branch: what is compared there would have to change by so much. The
 * measure is Korel's (Automated software test data generation, 1990).
 */
final class BranchDistance implements Observer {
  /** Of a run that does not even come by the decision. */
  static final BigInteger FAR = BigInteger.ONE.shiftLeft(Long.SIZE + 1);

  /** Of a run that comes by a decision where nothing can be measured. */
  private static final BigInteger UNKNOWN = BigInteger.ONE.shiftLeft(Long.SIZE);

  private final Goal.Branch goal;
  private final Optional<Relation> wanted;
  private BigInteger nearest = FAR;

  BranchDistance(Program program, Goal.Branch goal) {
    this.goal = goal;
    wanted = wanted(program.functions().get(goal.function()), goal);
  }

  private static Optional<Relation> wanted(Function function, Goal.Branch goal) {
    return function.block(goal.from()).terminator() instanceof Terminator.Branch branch
            && branch.condition() instanceof Expression.Comparison comparison
        ? Optional.of(
            goal.outcomes().contains(0) ? comparison.relation() : comparison.relation().negated())
        : Optional.empty();
  }

  /** 0 if the branch was taken. */
  BigInteger nearest() {
    return nearest;
  }

  @Override
  public boolean isMeasuring() {
    return wanted.isPresent();
  }

  @Override
  public void decided(Function function, DecisionId decision, int outcome) {
    if (isAt(function, decision)) {
      note(goal.outcomes().contains(outcome) ? BigInteger.ZERO : UNKNOWN);
    }
  }

  @Override
  public void compared(Function function, DecisionId decision, long left, long right) {
    if (isAt(function, decision)) {
      BigInteger above = BigInteger.valueOf(left).subtract(BigInteger.valueOf(right));
      note(distance(wanted.orElseThrow(), above).max(BigInteger.ZERO));
    }
  }

  private boolean isAt(Function function, DecisionId decision) {
    return decision.equals(goal.decision()) && function.symbol().equals(goal.function());
  }

  private void note(BigInteger distance) {
    nearest = nearest.min(distance);
  }

  private static BigInteger distance(Relation relation, BigInteger above) {
    BigInteger one = BigInteger.ONE;
    return switch (relation) {
      case EQUAL -> above.abs();
      case NOT_EQUAL -> one.subtract(above.abs());
      case LESS -> above.add(one);
      case LESS_EQUAL -> above;
      case GREATER -> one.subtract(above);
      case GREATER_EQUAL -> above.negate();
    };
  }
}
