package heapwright.number;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Floating constants of the source, rounded once to their type as the compiler rounds them: decimal
 * and hexadecimal ones, "inf" and "nan".
 */
public final class FloatLiteral {
  private static final Pattern HEXADECIMAL =
      Pattern.compile("0[xX]([0-9a-fA-F]*)\\.?([0-9a-fA-F]*)[pP]([+-]?\\d+)");

  /** Every long double is between these powers of two and of ten. */
  private static final int BEYOND = 100_000;

  private static final int BEYOND_DECIMAL = 10_000;

  private FloatLiteral() {}

  public static float floatValue(String literal) {
    return Float.parseFloat(java(literal));
  }

  public static double doubleValue(String literal) {
    return Double.parseDouble(java(literal));
  }

  /** In Java's spelling. */
  private static String java(String literal) {
    return switch (literal) {
      case "inf" -> "Infinity";
      case "nan" -> "NaN";
      default -> literal;
    };
  }

  public static ExtendedDouble extendedValue(String literal) {
    if (literal.equals("inf") || literal.equals("nan")) {
      return ExtendedDouble.fromDouble(doubleValue(literal));
    }
    Matcher hexadecimal = HEXADECIMAL.matcher(literal);
    return hexadecimal.matches() ? binary(hexadecimal) : decimal(new BigDecimal(literal));
  }

  private static ExtendedDouble binary(Matcher parts) {
    BigInteger digits = new BigInteger(parts.group(1) + parts.group(2), 16);
    BigInteger exponent =
        new BigInteger(parts.group(3)).subtract(BigInteger.valueOf(4L * parts.group(2).length()));
    int power =
        exponent.min(BigInteger.valueOf(BEYOND)).max(BigInteger.valueOf(-BEYOND)).intValue();
    return digits.signum() == 0
        ? ExtendedDouble.ZERO
        : ExtendedRounding.pack(false, LeadingBits.of(digits, power, false));
  }

  private static ExtendedDouble decimal(BigDecimal value) {
    long magnitude = (long) value.precision() - value.scale();
    if (value.signum() == 0 || magnitude < -BEYOND_DECIMAL) {
      return ExtendedDouble.ZERO;
    }
    if (magnitude > BEYOND_DECIMAL) {
      return ExtendedDouble.INFINITY;
    }
    BigInteger digits = value.unscaledValue();
    BigInteger power = BigInteger.TEN.pow(Math.abs(value.scale()));
    if (value.scale() <= 0) {
      return ExtendedDouble.fromBigInteger(digits.multiply(power));
    }
    int spare = power.bitLength() + 2 * Long.SIZE;
    BigInteger[] quotient = digits.shiftLeft(spare).divideAndRemainder(power);
    return ExtendedRounding.pack(
        false, LeadingBits.of(quotient[0], -spare, quotient[1].signum() != 0));
  }
}
