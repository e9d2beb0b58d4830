package heapwright.solve.linear;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes constraints as rows. Each alternative of an "or" has a 0-1 variable that switches its rows
 * off when it is 1, and one alternative has to stay on. M is taken for each row from what the sum
 * in it can come to, so it is as small as it can be.
 */
final class BigM {
  private final MixedProgram program;
  private final List<Column> switches;

  private BigM(MixedProgram program, List<Column> switches) {
    this.program = program;
    this.switches = switches;
  }

  static void require(LinearConstraint constraint, MixedProgram program) {
    new BigM(program, List.of()).require(constraint);
  }

  private void require(LinearConstraint constraint) {
    if (constraint instanceof LinearConstraint.AtMost atMost) {
      atMostZero(atMost.sum(), atMost.sum().greatest());
    } else if (constraint instanceof LinearConstraint.Different different) {
      different(different.sum());
    } else if (constraint instanceof LinearConstraint.And and) {
      and.parts().forEach(this::require);
    } else {
      or((LinearConstraint.Or) constraint);
    }
  }

  /** The row {@code sum - M z1 - M z2 ... <= 0}. */
  private void atMostZero(LinearSum sum, long big) {
    LinearSum row = sum;
    for (Column off : switches) {
      row = row.minus(LinearSum.of(off).times(big));
    }
    program.require(row, Long.MIN_VALUE, 0);
  }

  /** One more 0-1 variable says on which side: 1 below, 0 above. */
  private void different(LinearSum sum) {
    LinearSum below = LinearSum.of(program.newSwitch());
    long over = Math.addExact(sum.greatest(), 1);
    long under = Math.subtractExact(1, sum.least());
    LinearSum isBelow = sum.plus(1).plus(below.times(over)).plus(-over);
    LinearSum isAbove = sum.times(-1).plus(1).minus(below.times(under));
    atMostZero(isBelow, isBelow.greatest());
    atMostZero(isAbove, isAbove.greatest());
  }

  private void or(LinearConstraint.Or constraint) {
    int count = constraint.alternatives().size();
    LinearSum off = LinearSum.ZERO;
    for (LinearConstraint alternative : constraint.alternatives()) {
      Column own = program.newSwitch();
      off = off.plus(LinearSum.of(own));
      List<Column> enclosing = new ArrayList<>(switches);
      enclosing.add(own);
      new BigM(program, enclosing).require(alternative);
    }
    // Under alternatives that are switched off themselves, these may be off, all of them.
    atMostZero(off.plus(1 - count), 1);
  }
}
