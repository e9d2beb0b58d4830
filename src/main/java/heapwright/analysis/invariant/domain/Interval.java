package heapwright.analysis.invariant.domain;

import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Type;

/**
 * The whole numbers between two bounds, both included; the extreme longs stand for no bound.
 * Numbers outside of a long's range exist (unsigned 64-bit ones), so an operation that leaves it
 * loses the bound.
 */
public record Interval(long low, long high) {
  public static final long NO_LOW = Long.MIN_VALUE;
  public static final long NO_HIGH = Long.MAX_VALUE;
  public static final Interval ALL = new Interval(NO_LOW, NO_HIGH);
  public static final Interval TRUTH = new Interval(0, 1);

  public static Interval of(long number) {
    return new Interval(number, number);
  }

  /** The numbers of a type. */
  public static Interval of(Type type) {
    if (!(type.underlying() instanceof IntegerType integer)) {
      return new Interval(0, NO_HIGH);
    }
    if (integer.bits() >= 64) {
      boolean natural = integer.bits() == 64 && !integer.signed();
      return natural ? new Interval(0, NO_HIGH) : ALL;
    }
    int bits = integer.signed() ? integer.bits() - 1 : integer.bits();
    return new Interval(integer.signed() ? -(1L << bits) : 0, (1L << bits) - 1);
  }

  public boolean isEmpty() {
    return low > high;
  }

  public boolean isConstant() {
    return low == high && isBounded();
  }

  public boolean isBounded() {
    return low != NO_LOW && high != NO_HIGH;
  }

  public boolean contains(long number) {
    return low <= number && number <= high;
  }

  public boolean within(Interval other) {
    return low >= other.low && high <= other.high;
  }

  public Interval meet(Interval other) {
    return new Interval(Math.max(low, other.low), Math.min(high, other.high));
  }

  public Interval join(Interval other) {
    return new Interval(Math.min(low, other.low), Math.max(high, other.high));
  }

  public Interval plus(Interval other) {
    return new Interval(lowSum(low, other.low), highSum(high, other.high));
  }

  public Interval plus(long number) {
    return plus(of(number));
  }

  public Interval minus(Interval other) {
    return plus(other.negated());
  }

  public Interval negated() {
    return new Interval(
        high == NO_HIGH ? NO_LOW : -high,
        low == NO_LOW ? NO_HIGH : low == -NO_HIGH ? NO_HIGH : -low);
  }

  /** A lower bound of a sum; one that lies above every long is rounded down to the last but one. */
  public static long lowSum(long a, long b) {
    if (a == NO_LOW || b == NO_LOW) {
      return NO_LOW;
    }
    long sum = a + b;
    if (((a ^ sum) & (b ^ sum)) < 0) {
      return a > 0 ? NO_HIGH - 1 : NO_LOW;
    }
    return Math.min(sum, NO_HIGH - 1);
  }

  public static long highSum(long a, long b) {
    if (a == NO_HIGH || b == NO_HIGH) {
      return NO_HIGH;
    }
    long sum = a + b;
    if (((a ^ sum) & (b ^ sum)) < 0) {
      return a > 0 ? NO_HIGH : NO_LOW + 1;
    }
    return Math.max(sum, NO_LOW + 1);
  }

  public Interval times(Interval other) {
    if (isEmpty() || other.isEmpty()) {
      return new Interval(1, 0);
    }
    if (isBounded() && other.isBounded()) {
      return corners(other);
    }
    if (low >= 0 && other.low >= 0) {
      long bottom = product(low, other.low, true);
      boolean nothing = high == 0 || other.high == 0;
      return new Interval(bottom, nothing ? 0 : NO_HIGH);
    }
    boolean nothing = equals(of(0)) || other.equals(of(0));
    return nothing ? of(0) : ALL;
  }

  private Interval corners(Interval other) {
    long[] left = {low, low, high, high};
    long[] right = {other.low, other.high, other.low, other.high};
    long least = NO_HIGH - 1;
    long greatest = NO_LOW + 1;
    for (int i = 0; i < 4; i++) {
      least = Math.min(least, product(left[i], right[i], true));
      greatest = Math.max(greatest, product(left[i], right[i], false));
    }
    return new Interval(least, greatest);
  }

  /** A bound of a product from below or above. */
  private static long product(long a, long b, boolean below) {
    long high = Math.multiplyHigh(a, b);
    long product = a * b;
    if (high == product >> 63) {
      return product;
    }
    boolean negative = (a < 0) != (b < 0);
    if (negative) {
      return below ? NO_LOW : NO_LOW + 1;
    }
    return below ? NO_HIGH - 1 : NO_HIGH;
  }

  /** Quotients as C has them, rounded towards 0, by divisors other than 0. */
  public Interval dividedBy(Interval divisor) {
    Interval result = new Interval(NO_HIGH, NO_LOW);
    Interval positive = divisor.meet(new Interval(1, NO_HIGH));
    Interval negative = divisor.meet(new Interval(NO_LOW, -1));
    if (!positive.isEmpty()) {
      result = result.join(byPositive(positive));
    }
    if (!negative.isEmpty()) {
      result = result.join(byPositive(negative.negated()).negated());
    }
    return result;
  }

  private Interval byPositive(Interval divisor) {
    long lowest = low >= 0 ? quotient(low, divisor.high) : quotient(low, divisor.low);
    long highest = high >= 0 ? quotient(high, divisor.low) : quotient(high, divisor.high);
    return new Interval(lowest, highest);
  }

  private static long quotient(long number, long divisor) {
    if (number == NO_LOW || number == NO_HIGH) {
      return divisor == NO_HIGH && number == NO_LOW ? NO_LOW : number;
    }
    return divisor == NO_HIGH ? 0 : number / divisor;
  }

  /** Remainders as C has them, with the dividend's sign, by divisors other than 0. */
  public Interval remainderOf(Interval divisor) {
    long most = Math.max(magnitude(divisor.low), magnitude(divisor.high));
    long limit = most == NO_HIGH ? NO_HIGH : most - 1;
    long smallest = divisor.low > 0 ? divisor.low : divisor.high < 0 ? -divisor.high : 0;
    if (low >= 0 && high < smallest) {
      return this;
    }
    long bottom = low >= 0 ? 0 : Math.max(low, limit == NO_HIGH ? NO_LOW : -limit);
    long top = high <= 0 ? 0 : Math.min(high, limit);
    return new Interval(bottom, top);
  }

  private static long magnitude(long number) {
    return number == NO_LOW || number == NO_HIGH ? NO_HIGH : Math.abs(number);
  }

  /** Shifted to the right by a number of bits, rounded downwards. */
  public Interval shiftedRight(long bits) {
    return new Interval(
        low == NO_LOW ? NO_LOW : low >> bits, high == NO_HIGH ? NO_HIGH : high >> bits);
  }
}
