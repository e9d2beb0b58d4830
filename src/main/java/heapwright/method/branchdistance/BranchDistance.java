package heapwright.method.branchdistance;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Terminator;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import java.util.List;

/**
 * How far a decision was from an outcome, by the numbers that it compared: 0 if it came out so. The
 * distances are Korel's and Tracey's.
 */
final class BranchDistance {
  /** What an outcome is away at least that did not come about. */
  private static final double LEAST = 1;

  /** Where no number is known. */
  static final double UNTOLD = 1;

  private BranchDistance() {}

  /** From a condition being true, or being false. */
  static double of(Terminator.Branch branch, boolean wanted, long left, long right) {
    Relation relation = relation(branch.condition());
    Type type = compared(branch.condition());
    Relation asked = wanted ? relation : relation.negated();
    if (type instanceof PointerType && isEquality(asked)) {
      return asked.holds(left, right) ? 0 : LEAST;
    }
    return isUnsigned(type)
        ? of(asked, Long.compareUnsigned(left, right), unsigned(left) - unsigned(right))
        : of(asked, Long.compare(left, right), (double) left - (double) right);
  }

  /** As above, for fractions; a NaN is far from everything. */
  static double of(Terminator.Branch branch, boolean wanted, double left, double right) {
    Relation relation = relation(branch.condition());
    if (Double.isNaN(left) || Double.isNaN(right)) {
      return (relation == Relation.NOT_EQUAL) == wanted ? 0 : Double.MAX_VALUE;
    }
    Relation asked = wanted ? relation : relation.negated();
    return of(asked, left < right ? -1 : left > right ? 1 : 0, left - right);
  }

  /** From one of some outcomes of a switch. */
  static double of(Terminator.Switch choice, List<Integer> outcomes, long subject) {
    return outcomes.stream()
        .mapToDouble(outcome -> of(choice, outcome, subject))
        .min()
        .orElse(Double.MAX_VALUE);
  }

  private static double of(Terminator.Switch choice, int outcome, long subject) {
    if (outcome >= choice.cases().size()) {
      return choice.cases().stream().anyMatch(c -> c.low() <= subject && subject <= c.high())
          ? LEAST
          : 0;
    }
    Terminator.Switch.Case label = choice.cases().get(outcome);
    return Math.max(
        0, Math.max((double) label.low() - subject, (double) subject - (double) label.high()));
  }

  private static double of(Relation asked, int order, double difference) {
    if (asked.holds(order, 0)) {
      return 0;
    }
    return switch (asked) {
      case EQUAL -> Math.max(Double.MIN_VALUE, Math.abs(difference));
      case NOT_EQUAL -> LEAST;
      case LESS, GREATER -> Math.abs(difference) + LEAST;
      case LESS_EQUAL, GREATER_EQUAL -> Math.max(Double.MIN_VALUE, Math.abs(difference));
    };
  }

  private static boolean isEquality(Relation relation) {
    return relation == Relation.EQUAL || relation == Relation.NOT_EQUAL;
  }

  /** What is no comparison is one with 0. */
  private static Relation relation(Expression condition) {
    return condition instanceof Expression.Comparison comparison
        ? comparison.relation()
        : Relation.NOT_EQUAL;
  }

  private static Type compared(Expression condition) {
    return condition instanceof Expression.Comparison comparison
        ? comparison.left().type()
        : condition.type();
  }

  private static boolean isUnsigned(Type type) {
    return type instanceof IntegerType integer && !integer.signed() && integer.bits() == Long.SIZE;
  }

  private static double unsigned(long word) {
    double half = (double) (word >>> 1) * 2;
    return half + (word & 1);
  }
}
