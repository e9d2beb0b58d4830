package heapwright.machine.number;

import java.math.BigInteger;

/** A product and a sum rounded once. */
final class ExtendedFusion {
  private static final int FRACTION_BITS = 63;

  private ExtendedFusion() {}

  static ExtendedDouble multiplyAdd(ExtendedDouble x, ExtendedDouble y, ExtendedDouble z) {
    boolean ordinary = x.isFinite() && y.isFinite() && z.isFinite();
    if (!ordinary || x.isZero() || y.isZero()) {
      return x.multiply(y).add(z);
    }
    int productShift = shift(x) + shift(y);
    BigInteger product = signed(x).multiply(signed(y));
    if (z.isZero()) {
      return round(product, productShift);
    }
    int least = Math.min(productShift, shift(z));
    BigInteger sum =
        product.shiftLeft(productShift - least).add(signed(z).shiftLeft(shift(z) - least));
    return sum.signum() == 0 ? ExtendedDouble.ZERO : round(sum, least);
  }

  private static ExtendedDouble round(BigInteger value, int power) {
    LeadingBits bits = LeadingBits.of(value.abs(), power, false);
    int exponent = bits.exponent() + ExtendedDouble.BIAS;
    return ExtendedRounding.pack(value.signum() < 0, exponent, bits.high(), bits.low());
  }

  private static int shift(ExtendedDouble value) {
    return Math.max(value.exponentField(), 1) - ExtendedDouble.BIAS - FRACTION_BITS;
  }

  private static BigInteger signed(ExtendedDouble value) {
    BigInteger magnitude = new BigInteger(Long.toUnsignedString(value.significand()));
    return value.isNegative() ? magnitude.negate() : magnitude;
  }
}
