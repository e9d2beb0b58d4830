package heapwright.solve.reduction;

import heapwright.range.BitsRange;
import heapwright.range.IntegerInterval;
import heapwright.range.MathematicalInteger;
import heapwright.symbolic.term.value.Operator;
import java.util.List;

/** Pushes the truth of a comparison back into its sides. */
final class ComparisonNarrowing {
  private static final MathematicalInteger ONE = MathematicalInteger.ONE;

  private ComparisonNarrowing() {}

  static List<BitsRange> backward(Operator operator, BitsRange truth, BitsRange a, BitsRange b) {
    if (truth.mayBe(true) && truth.mayBe(false)) {
      return List.of(a, b);
    }
    boolean holds = truth.mayBe(true);
    return switch (operator) {
      case EQUAL -> holds ? List.of(a.meet(b), b.meet(a)) : apart(a, b);
      case LESS_SIGNED ->
          holds ? signed(a, b, ONE) : reversed(signed(b, a, MathematicalInteger.ZERO));
      case AT_MOST_SIGNED ->
          holds ? signed(a, b, MathematicalInteger.ZERO) : reversed(signed(b, a, ONE));
      case LESS_UNSIGNED ->
          holds ? unsigned(a, b, ONE) : reversed(unsigned(b, a, MathematicalInteger.ZERO));
      default -> holds ? unsigned(a, b, MathematicalInteger.ZERO) : reversed(unsigned(b, a, ONE));
    };
  }

  private static List<BitsRange> reversed(List<BitsRange> pair) {
    return List.of(pair.get(1), pair.get(0));
  }

  /** {@code a + gap <= b}. */
  private static List<BitsRange> signed(BitsRange a, BitsRange b, MathematicalInteger gap) {
    return List.of(
        a.within(new IntegerInterval(a.signed().low(), b.signed().high().minus(gap))),
        b.within(new IntegerInterval(a.signed().low().plus(gap), b.signed().high())));
  }

  private static List<BitsRange> unsigned(BitsRange a, BitsRange b, MathematicalInteger gap) {
    return List.of(
        a.withinUnsigned(new IntegerInterval(a.unsigned().low(), b.unsigned().high().minus(gap))),
        b.withinUnsigned(new IntegerInterval(a.unsigned().low().plus(gap), b.unsigned().high())));
  }

  private static List<BitsRange> apart(BitsRange a, BitsRange b) {
    return List.of(without(a, b), without(b, a));
  }

  /** Only a value at an end can be cut off. */
  private static BitsRange without(BitsRange a, BitsRange excluded) {
    if (!excluded.unsigned().isSingle() || !excluded.signed().isSingle()) {
      return a;
    }
    return a.within(trimmed(a.signed(), excluded.signed().low()))
        .withinUnsigned(trimmed(a.unsigned(), excluded.unsigned().low()));
  }

  private static IntegerInterval trimmed(IntegerInterval interval, MathematicalInteger value) {
    MathematicalInteger least = interval.low().equals(value) ? value.plus(ONE) : interval.low();
    MathematicalInteger greatest =
        interval.high().equals(value) ? value.minus(ONE) : interval.high();
    return new IntegerInterval(least, greatest);
  }
}
