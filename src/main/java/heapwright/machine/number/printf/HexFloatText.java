package heapwright.machine.number.printf;

import heapwright.machine.number.ExtendedDouble;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * %a. glibc writes a double with the digit 1 or, if subnormal, 0 before the point, and a long
 * double with the first four bits of its significand there.
 *
 * @param significand the digit before the point and those after it
 * @param fractionDigits how many stand after it
 * @param exponent of two that belongs to the digit before the point
 */
record HexFloatText(long significand, int fractionDigits, int exponent) {
  private static final int DOUBLE_DIGITS = 13;
  private static final int EXTENDED_DIGITS = 15;

  static HexFloatText of(double value) {
    long bits = Double.doubleToRawLongBits(value) & Long.MAX_VALUE;
    long fraction = bits & (1L << 52) - 1;
    int field = (int) (bits >>> 52);
    if (field == 0) {
      return new HexFloatText(fraction, DOUBLE_DIGITS, fraction == 0 ? 0 : -1022);
    }
    return new HexFloatText(fraction | 1L << 52, DOUBLE_DIGITS, field - 1023);
  }

  static HexFloatText of(ExtendedDouble value) {
    int field = value.exponentField();
    int exponent = value.isZero() ? 0 : Math.max(field, 1) - 16383 - 3;
    return new HexFloatText(value.significand(), EXTENDED_DIGITS, exponent);
  }

  NumberText text(String sign, OptionalInt precision, boolean alternate, boolean upper) {
    int kept = Math.min(precision.orElse(neededDigits()), fractionDigits);
    long zeros = precision.orElse(kept) - (long) kept;
    HexFloatText rounded = rounded(kept);
    int leading = (int) (rounded.significand >>> 4 * kept);
    StringBuilder digits = new StringBuilder(Integer.toHexString(leading));
    if (kept + zeros > 0 || alternate) {
      digits.append('.');
    }
    for (int digit = kept - 1; digit >= 0; digit--) {
      digits.append(Integer.toHexString((int) (rounded.significand >>> 4 * digit) & 15));
    }
    String power = "p" + (rounded.exponent < 0 ? "" : "+") + rounded.exponent;
    return upper
        ? new NumberText(sign + "0X", 0, capital(digits.toString()), zeros, capital(power))
        : new NumberText(sign + "0x", 0, digits.toString(), zeros, power);
  }

  private static String capital(String text) {
    return text.toUpperCase(Locale.ROOT);
  }

  /** How many digits after the point it takes to leave out only zeros. */
  private int neededDigits() {
    long fraction = significand & (1L << 4 * fractionDigits) - 1;
    return fraction == 0 ? 0 : fractionDigits - Long.numberOfTrailingZeros(fraction) / 4;
  }

  /** This with fewer digits, rounded half to even; its significand then ends with the last kept. */
  private HexFloatText rounded(int kept) {
    int dropped = 4 * (fractionDigits - kept);
    if (dropped == 0) {
      return this;
    }
    long head = significand >>> dropped;
    long rest = significand << Long.SIZE - dropped;
    boolean up = rest < 0 && (rest != Long.MIN_VALUE || (head & 1) != 0);
    long result = up ? head + 1 : head;
    // Only a long double's first digit can pass f, and it then starts again at 1.
    boolean carry = fractionDigits == EXTENDED_DIGITS && result >>> 4 * kept == 16;
    return carry
        ? new HexFloatText(1L << 4 * kept, kept, exponent + 4)
        : new HexFloatText(result, kept, exponent);
  }
}
