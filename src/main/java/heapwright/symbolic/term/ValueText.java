package heapwright.symbolic.term;

import heapwright.number.ExtendedDouble;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.FloatEncoding;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.FloatValue;
import heapwright.symbolic.term.value.Sort;
import java.math.BigInteger;

/** Values as a person writes them. */
public final class ValueText {
  private ValueText() {}

  public static String of(Symbol symbol, BitVector value) {
    return of(symbol.sort(), symbol.reading(), value);
  }

  static String of(Sort sort, BitsReading reading, BitVector value) {
    if (sort instanceof Sort.Truth) {
      return value.isTrue() ? "true" : "false";
    }
    return sort instanceof Sort.Floating floating
        ? number(floating.format(), value)
        : integer(reading, value);
  }

  private static String integer(BitsReading reading, BitVector value) {
    return switch (reading) {
      case SIGNED -> value.signed().toString();
      case UNSIGNED -> value.unsigned().toString();
      case TEXT -> {
        long code = value.signedLong();
        boolean plain = code >= ' ' && code <= '~' && code != '\'' && code != '\\';
        yield plain ? "'" + (char) code + "'" : Long.toString(code);
      }
    };
  }

  static String hexadecimal(BitVector value) {
    BigInteger unsigned = value.unsigned();
    return unsigned.bitLength() < 4 ? unsigned.toString() : "0x" + unsigned.toString(16);
  }

  private static String number(FloatFormat format, BitVector value) {
    BitVector twice = FloatValue.convert(format, value, FloatFormat.DOUBLE);
    boolean exact =
        FloatEncoding.number(format, value).isNaN()
            || FloatValue.convert(FloatFormat.DOUBLE, twice, format).equals(value);
    return switch (format) {
      case FLOAT -> Float.intBitsToFloat((int) value.low()) + "f";
      case DOUBLE -> Double.toString(Double.longBitsToDouble(value.low()));
      case LONG_DOUBLE ->
          exact ? Double.longBitsToDouble(twice.low()) + "L" : binary(format, value);
    };
  }

  /** A long double that no double equals: its significand and exponent, as C writes them. */
  private static String binary(FloatFormat format, BitVector value) {
    ExtendedDouble number = FloatEncoding.number(format, value);
    String sign = number.isNegative() ? "-" : "";
    return sign + "0x" + Long.toHexString(number.significand()) + "p" + number.scale() + "L";
  }
}
