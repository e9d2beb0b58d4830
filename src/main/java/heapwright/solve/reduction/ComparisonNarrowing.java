package heapwright.solve.reduction;

import heapwright.symbolic.term.value.Operator;
import java.math.BigInteger;
import java.util.List;

/** Pushes the truth of a comparison back into its sides. */
final class ComparisonNarrowing {
  private static final BigInteger ONE = BigInteger.ONE;

  private ComparisonNarrowing() {}

  static List<TermRange> backward(Operator operator, TermRange truth, TermRange a, TermRange b) {
    if (truth.mayBe(true) && truth.mayBe(false)) {
      return List.of(a, b);
    }
    boolean holds = truth.mayBe(true);
    return switch (operator) {
      case EQUAL -> holds ? List.of(a.meet(b), b.meet(a)) : apart(a, b);
      case LESS_SIGNED -> holds ? signed(a, b, ONE) : reversed(signed(b, a, BigInteger.ZERO));
      case AT_MOST_SIGNED -> holds ? signed(a, b, BigInteger.ZERO) : reversed(signed(b, a, ONE));
      case LESS_UNSIGNED -> holds ? unsigned(a, b, ONE) : reversed(unsigned(b, a, BigInteger.ZERO));
      default -> holds ? unsigned(a, b, BigInteger.ZERO) : reversed(unsigned(b, a, ONE));
    };
  }

  private static List<TermRange> reversed(List<TermRange> pair) {
    return List.of(pair.get(1), pair.get(0));
  }

  /** {@code a + gap <= b}. */
  private static List<TermRange> signed(TermRange a, TermRange b, BigInteger gap) {
    return List.of(
        a.within(new BigInterval(a.signed().least(), b.signed().greatest().subtract(gap))),
        b.within(new BigInterval(a.signed().least().add(gap), b.signed().greatest())));
  }

  private static List<TermRange> unsigned(TermRange a, TermRange b, BigInteger gap) {
    return List.of(
        a.withinUnsigned(
            new BigInterval(a.unsigned().least(), b.unsigned().greatest().subtract(gap))),
        b.withinUnsigned(new BigInterval(a.unsigned().least().add(gap), b.unsigned().greatest())));
  }

  private static List<TermRange> apart(TermRange a, TermRange b) {
    return List.of(without(a, b), without(b, a));
  }

  /** Only a value at an end can be cut off. */
  private static TermRange without(TermRange a, TermRange excluded) {
    if (!excluded.unsigned().isSingle() || !excluded.signed().isSingle()) {
      return a;
    }
    return a.within(trimmed(a.signed(), excluded.signed().least()))
        .withinUnsigned(trimmed(a.unsigned(), excluded.unsigned().least()));
  }

  private static BigInterval trimmed(BigInterval interval, BigInteger value) {
    BigInteger least = interval.least().equals(value) ? value.add(ONE) : interval.least();
    BigInteger greatest =
        interval.greatest().equals(value) ? value.subtract(ONE) : interval.greatest();
    return new BigInterval(least, greatest);
  }
}
