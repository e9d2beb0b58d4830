package heapwright.analysis.invariant.domain;

import java.util.function.LongBinaryOperator;

/**
 * The remainders modulo 16 that a number may leave, as a set of 16 bits. Sixteen divides what
 * integers wrap around at, so this survives every overflow; and it tells squares from others, which
 * a single congruence does not.
 */
public record Residues(int set) {
  public static final int MODULUS = 16;
  public static final Residues ALL = new Residues((1 << MODULUS) - 1);

  public static Residues of(long number) {
    return new Residues(1 << Math.floorMod(number, MODULUS));
  }

  public boolean isEmpty() {
    return set == 0;
  }

  public boolean contains(long number) {
    return (set >> Math.floorMod(number, MODULUS) & 1) != 0;
  }

  public Residues meet(Residues other) {
    return new Residues(set & other.set);
  }

  public Residues join(Residues other) {
    return new Residues(set | other.set);
  }

  Residues plus(long number) {
    int by = Math.floorMod(number, MODULUS);
    int turned = set << by;
    return new Residues((turned | turned >> MODULUS) & ALL.set);
  }

  /**
   * All numbers at the distances that the set's members have from one another. A set that grows
   * from round to round has no place to go from here but to half the distance.
   */
  public Residues spread() {
    int step = MODULUS;
    int first = Integer.numberOfTrailingZeros(set);
    for (int number = first + 1; number < MODULUS; number++) {
      if (contains(number)) {
        step = Math.min(step, Integer.lowestOneBit(number - first));
      }
    }
    int result = 0;
    for (int number = first % step; number < MODULUS; number += step) {
      result |= 1 << number;
    }
    return new Residues(result);
  }

  /** For operators whose low four bits depend on those of the operands only. */
  public Residues combined(Residues other, LongBinaryOperator operator) {
    if (equals(ALL) && other.equals(ALL)) {
      return ALL;
    }
    int result = 0;
    for (int a = 0; a < MODULUS; a++) {
      for (int b = 0; b < MODULUS; b++) {
        if (contains(a) && other.contains(b)) {
          result |= 1 << Math.floorMod(operator.applyAsLong(a, b), MODULUS);
        }
      }
    }
    return new Residues(result);
  }

  public Residues squared() {
    int result = 0;
    for (int a = 0; a < MODULUS; a++) {
      if (contains(a)) {
        result |= 1 << a * a % MODULUS;
      }
    }
    return new Residues(result);
  }

  /** The interval without the ends that leave none of these remainders. */
  public Interval tighten(Interval range) {
    long low = range.low();
    long high = range.high();
    if (isEmpty()) {
      return new Interval(1, 0);
    }
    while (low != Interval.NO_LOW && low <= high && !contains(low)) {
      low++;
    }
    while (high != Interval.NO_HIGH && high >= low && !contains(high)) {
      high--;
    }
    return new Interval(low, high);
  }
}
