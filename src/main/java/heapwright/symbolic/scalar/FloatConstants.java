package heapwright.symbolic.scalar;

import heapwright.ir.type.FloatingType;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.value.FloatFormat;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Floating constants of the source, rounded to their type. */
public final class FloatConstants {
  private static final Pattern HEXADECIMAL =
      Pattern.compile("0[xX]([0-9a-fA-F]*)\\.?([0-9a-fA-F]*)[pP]([+-]?\\d+)");

  private final Terms terms;

  public FloatConstants(Terms terms) {
    this.terms = terms;
  }

  public Term of(String literal, FloatingType type) {
    return switch (type) {
      case FLOAT -> terms.number(Float.parseFloat(java(literal)));
      case DOUBLE -> terms.number(Double.parseDouble(java(literal)));
      case LONG_DOUBLE -> extended(literal);
    };
  }

  private Term extended(String literal) {
    if (literal.equals("inf") || literal.equals("nan")) {
      double special = Double.parseDouble(java(literal));
      return terms.floatOf(terms.number(special), FloatFormat.LONG_DOUBLE);
    }
    Matcher hexadecimal = HEXADECIMAL.matcher(literal);
    return terms.extended(hexadecimal.matches() ? binary(hexadecimal) : new BigDecimal(literal));
  }

  /** The exact value of a hexadecimal constant. */
  private static BigDecimal binary(Matcher parts) {
    BigInteger digits = new BigInteger(parts.group(1) + parts.group(2), 16);
    int exponent = Integer.parseInt(parts.group(3)) - 4 * parts.group(2).length();
    BigDecimal power = new BigDecimal(BigInteger.ONE.shiftLeft(Math.abs(exponent)));
    BigDecimal value = new BigDecimal(digits);
    // A power of two has as many decimal places as its exponent.
    return exponent >= 0 ? value.multiply(power) : value.divide(power);
  }

  /** In Java's spelling. */
  private static String java(String literal) {
    return switch (literal) {
      case "inf" -> "Infinity";
      case "nan" -> "NaN";
      default -> literal;
    };
  }
}
