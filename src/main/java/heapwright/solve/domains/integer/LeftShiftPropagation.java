package heapwright.solve.domains.integer;

import heapwright.solve.domains.value.IntegerSet;
import heapwright.solve.domains.value.MathematicalInteger;
import heapwright.solve.domains.value.NonEmptyInterval;

/** Of {@code left << right} for amounts that are small and not negative. */
final class LeftShiftPropagation implements ArithmeticPropagation {
  private final ProductPropagation product = new ProductPropagation();

  @Override
  public IntegerSet result(NonEmptyInterval left, NonEmptyInterval right) {
    return product.result(left, factors(right));
  }

  @Override
  public IntegerSet left(NonEmptyInterval result, NonEmptyInterval right, NonEmptyInterval left) {
    return product.left(result, factors(right), left);
  }

  @Override
  public IntegerSet right(NonEmptyInterval result, NonEmptyInterval left, NonEmptyInterval right) {
    return right.values();
  }

  private static NonEmptyInterval factors(NonEmptyInterval amounts) {
    return new NonEmptyInterval(
        MathematicalInteger.powerOfTwo((int) amounts.low().longBits()),
        MathematicalInteger.powerOfTwo((int) amounts.high().longBits()));
  }
}
