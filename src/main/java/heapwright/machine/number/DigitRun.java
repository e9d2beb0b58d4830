package heapwright.machine.number;

import java.math.BigInteger;

/**
 * Digits with at most one point among them.
 *
 * @param base 10 or 16
 * @param digits from the first that is not zero to the last that may decide the rounding
 * @param scale how many places the point stands to the right of the last of these digits
 * @param count how many digits were read, zeros included
 * @param end index of the first character after them
 */
record DigitRun(int base, String digits, long scale, int count, int end) {
  /** Larger exponents are cut to this; no text is long enough to make up for it. */
  static final long HUGE_EXPONENT = 1L << 50;

  // A point halfway between two neighbouring long doubles has at most 11,530 decimal digits.
  private static final int DECIDING_DIGITS = 12_000;

  // Beyond these powers of ten, every format overflows or underflows to zero.
  private static final int OVERFLOWS_FROM = 5_000;
  private static final int UNDERFLOWS_FROM = -5_000;
  private static final int OUT_OF_ALL_RANGES = 100_000;

  static DigitRun scan(CharacterSource text, int start, int base) {
    StringBuilder kept = new StringBuilder();
    boolean point = false;
    boolean cutNonZero = false;
    long scale = 0;
    int count = 0;
    int at = start;
    for (; ; at++) {
      int character = text.at(at);
      int digit = AsciiClass.digit(character, base);
      if (digit < 0) {
        if (character != '.' || point) {
          break;
        }
        point = true;
        continue;
      }
      count++;
      boolean keep = kept.length() < DECIDING_DIGITS && (digit > 0 || kept.length() > 0);
      boolean cut = kept.length() >= DECIDING_DIGITS;
      if (keep) {
        kept.append((char) character);
      }
      cutNonZero |= cut && digit > 0;
      scale += (cut ? 1 : 0) - (point ? 1 : 0);
    }
    if (cutNonZero) {
      kept.append('1');
      scale--;
    }
    // A point by itself is no number and is not part of one.
    return new DigitRun(base, kept.toString(), scale, count, at);
  }

  FloatLiteral toLiteral(boolean negative, long exponent) {
    if (digits.isEmpty()) {
      return new FloatLiteral.Zero(negative);
    }
    BigInteger value = new BigInteger(digits, base);
    if (base == 16) {
      return new FloatLiteral.Number(negative, binary(value, exponent + 4 * scale), 0);
    }
    long power = exponent + scale;
    int last = digits.length() - 1;
    while (digits.charAt(last) == '0') {
      last--;
    }
    long lastPlace = power + digits.length() - 1 - last;
    return new FloatLiteral.Number(negative, decimal(value, power), Math.max(0, -lastPlace));
  }

  private static LeadingBits binary(BigInteger value, long power) {
    long bounded = Math.max(-OUT_OF_ALL_RANGES, Math.min(OUT_OF_ALL_RANGES, power));
    return LeadingBits.of(value, (int) bounded, false);
  }

  private LeadingBits decimal(BigInteger value, long power) {
    long magnitude = digits.length() + power;
    if (magnitude > OVERFLOWS_FROM) {
      return new LeadingBits(OUT_OF_ALL_RANGES, Long.MIN_VALUE, 1);
    }
    if (magnitude < UNDERFLOWS_FROM) {
      return new LeadingBits(-OUT_OF_ALL_RANGES, Long.MIN_VALUE, 1);
    }
    if (power >= 0) {
      return LeadingBits.of(value.multiply(BigInteger.TEN.pow((int) power)));
    }
    BigInteger divisor = BigInteger.TEN.pow((int) -power);
    int shift = Math.max(0, divisor.bitLength() - value.bitLength() + 2 * Long.SIZE + 2);
    BigInteger[] quotient = value.shiftLeft(shift).divideAndRemainder(divisor);
    return LeadingBits.of(quotient[0], -shift, quotient[1].signum() != 0);
  }
}
