package heapwright.solve.linear;

import java.util.ArrayList;
import java.util.List;

/** A formula without negations over linear expressions. */
sealed interface LinearConstraint {
  LinearConstraint TRUE = new And(List.of());
  LinearConstraint FALSE = new Or(List.of());

  /** The sum is at most zero. */
  record AtMost(LinearSum sum) implements LinearConstraint {}

  /** The sum is not zero. */
  record Different(LinearSum sum) implements LinearConstraint {}

  /** All of them hold. */
  record And(List<LinearConstraint> parts) implements LinearConstraint {}

  /** One of them holds, or several. */
  record Or(List<LinearConstraint> alternatives) implements LinearConstraint {}

  static LinearConstraint atMostZero(LinearSum sum) {
    if (sum.greatest() <= 0) {
      return TRUE;
    }
    return sum.least() > 0 ? FALSE : new AtMost(sum);
  }

  static LinearConstraint zero(LinearSum sum) {
    return and(List.of(atMostZero(sum), atMostZero(sum.times(-1))));
  }

  static LinearConstraint notZero(LinearSum sum) {
    if (sum.least() > 0 || sum.greatest() < 0) {
      return TRUE;
    }
    return sum.isConstant() ? FALSE : new Different(sum);
  }

  static LinearConstraint and(List<LinearConstraint> parts) {
    List<LinearConstraint> kept = new ArrayList<>();
    for (LinearConstraint part : parts) {
      if (part.equals(FALSE)) {
        return FALSE;
      }
      if (part instanceof And inner) {
        kept.addAll(inner.parts());
      } else {
        kept.add(part);
      }
    }
    return kept.size() == 1 ? kept.get(0) : new And(kept);
  }

  static LinearConstraint or(List<LinearConstraint> alternatives) {
    List<LinearConstraint> kept = new ArrayList<>();
    for (LinearConstraint alternative : alternatives) {
      if (alternative.equals(TRUE)) {
        return TRUE;
      }
      if (alternative instanceof Or inner) {
        kept.addAll(inner.alternatives());
      } else {
        kept.add(alternative);
      }
    }
    return kept.size() == 1 ? kept.get(0) : new Or(kept);
  }
}
