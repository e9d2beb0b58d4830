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
    if (operator == Operator.EQUAL) {
      return holds ? List.of(a.meet(b), b.meet(a)) : List.of(without(a, b), without(b, a));
    }
    boolean signed = operator == Operator.LESS_SIGNED || operator == Operator.AT_MOST_SIGNED;
    boolean strict = operator == Operator.LESS_SIGNED || operator == Operator.LESS_UNSIGNED;
    MathematicalInteger gap = strict == holds ? ONE : MathematicalInteger.ZERO;
    return holds ? ordered(signed, a, b, gap) : reversed(ordered(signed, b, a, gap));
  }

  static List<BitsRange> reversed(List<BitsRange> pair) {
    return List.of(pair.get(1), pair.get(0));
  }

  /** {@code a + gap <= b}. */
  private static List<BitsRange> ordered(
      boolean signed, BitsRange a, BitsRange b, MathematicalInteger gap) {
    IntegerInterval left = a.reading(signed);
    IntegerInterval right = b.reading(signed);
    return List.of(
        a.within(signed, new IntegerInterval(left.low(), right.high().minus(gap))),
        b.within(signed, new IntegerInterval(left.low().plus(gap), right.high())));
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
