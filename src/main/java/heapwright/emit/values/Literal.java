package heapwright.emit.values;

import heapwright.ir.type.EnumType;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Type;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Numbers and texts as C writes them. */
public final class Literal {
  private static final BigInteger LEAST_INT = BigInteger.valueOf(Integer.MIN_VALUE);
  private static final BigInteger LEAST_LONG = BigInteger.valueOf(Long.MIN_VALUE);
  private static final int EXTENDED_BIAS = 16383 + 63;
  private static final int EXTENDED_EXPONENT = 0x7fff;

  private Literal() {}

  static String integer(BigInteger value, Type type) {
    if (type instanceof EnumType enumeration) {
      return enumeration.constants().stream()
          .filter(constant -> BigInteger.valueOf(constant.value()).equals(value))
          .map(EnumType.Constant::name)
          .findFirst()
          .orElseGet(() -> integer(value, enumeration.underlying()));
    }
    IntegerType integer = (IntegerType) type;
    return switch (integer.kind()) {
      case CHAR -> character(value);
      case BOOL, BYTE, SHORT -> value.toString();
      case INT -> suffixed(value, integer.signed() ? "" : "U", LEAST_INT);
      case LONG -> suffixed(value, integer.signed() ? "L" : "UL", LEAST_LONG);
      case LONG_LONG -> suffixed(value, integer.signed() ? "LL" : "ULL", LEAST_LONG);
      case INT128 -> wide(value, integer);
    };
  }

  /** C has no negative literals: the least number of a type has to be computed. */
  private static String suffixed(BigInteger value, String suffix, BigInteger least) {
    return value.equals(least)
        ? "(" + value.add(BigInteger.ONE) + suffix + " - 1)"
        : value + suffix;
  }

  private static String wide(BigInteger value, IntegerType type) {
    BigInteger low = value.and(BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE));
    BigInteger high =
        value.shiftRight(64).and(BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE));
    String bits = "(((unsigned __int128)" + high + "ULL << 64) | " + low + "ULL)";
    return "(" + type + ")" + bits;
  }

  private static String character(BigInteger value) {
    int code = value.intValue();
    if (code == '\'' || code == '\\') {
      return "'\\" + (char) code + "'";
    }
    if (code == 0) {
      return "'\\0'";
    }
    if (code == '\n') {
      return "'\\n'";
    }
    return code >= ' ' && code <= '~' ? "'" + (char) code + "'" : value.toString();
  }

  /** The number exactly; nothing for a NaN, whose payload no literal can give. */
  static Optional<String> floating(BigInteger bits, FloatingType type) {
    return switch (type) {
      case FLOAT -> decimal(Float.intBitsToFloat(bits.intValue()), "f");
      case DOUBLE -> decimal(Double.longBitsToDouble(bits.longValue()), "");
      case LONG_DOUBLE -> extended(bits);
    };
  }

  /** A boxed float or double, which knows its shortest digits. */
  private static Optional<String> decimal(Number value, String suffix) {
    double number = value.doubleValue();
    if (Double.isNaN(number)) {
      return Optional.empty();
    }
    return Optional.of(Double.isInfinite(number) ? infinity(number < 0, suffix) : value + suffix);
  }

  private static String infinity(boolean negative, String suffix) {
    return (negative ? "-" : "") + "__builtin_inf" + suffix + "()";
  }

  private static Optional<String> extended(BigInteger bits) {
    BigInteger mantissa = bits.and(BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE));
    int exponent = bits.shiftRight(64).intValue() & EXTENDED_EXPONENT;
    boolean negative = bits.testBit(79);
    if (exponent == EXTENDED_EXPONENT) {
      boolean infinite = mantissa.equals(BigInteger.ONE.shiftLeft(63));
      return infinite ? Optional.of(infinity(negative, "l")) : Optional.empty();
    }
    if (exponent != 0 && !mantissa.testBit(63)) {
      return Optional.empty();
    }
    int power = Math.max(exponent, 1) - EXTENDED_BIAS;
    return Optional.of((negative ? "-" : "") + "0x" + mantissa.toString(16) + "p" + power + "L");
  }

  /** A string literal; always three octal digits, so that a digit may follow. */
  public static String text(List<Byte> bytes) {
    StringBuilder text = new StringBuilder("\"");
    for (byte octet : bytes) {
      int code = octet & 0xff;
      switch (code) {
        case '\n' -> text.append("\\n");
        case '\t' -> text.append("\\t");
        case '\r' -> text.append("\\r");
        // Two question marks could begin a trigraph.
        case '"', '\\', '?' -> text.append('\\').append((char) code);
        default -> {
          if (code >= ' ' && code <= '~') {
            text.append((char) code);
          } else {
            text.append(String.format("\\%03o", code));
          }
        }
      }
    }
    return text.append('"').toString();
  }
}
