package heapwright.solve.domains.integer;

import heapwright.range.IntegerInterval;
import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;

/** Of {@code left << right} for amounts that are small and not negative. */
final class LeftShiftPropagation implements ArithmeticPropagation {
  private final ProductPropagation product = new ProductPropagation();

  @Override
  public IntegerSet result(IntegerInterval left, IntegerInterval right) {
    return product.result(left, factors(right));
  }

  @Override
  public IntegerSet left(IntegerInterval result, IntegerInterval right, IntegerInterval left) {
    return product.left(result, factors(right), left);
  }

  @Override
  public IntegerSet right(IntegerInterval result, IntegerInterval left, IntegerInterval right) {
    return right.values();
  }

  private static IntegerInterval factors(IntegerInterval amounts) {
    return new IntegerInterval(
        MathematicalInteger.powerOfTwo((int) amounts.low().longBits()),
        MathematicalInteger.powerOfTwo((int) amounts.high().longBits()));
  }
}
