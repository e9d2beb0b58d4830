package heapwright.symbolic;

import heapwright.ir.FloatingType;
import heapwright.symbolic.term.FloatFormat;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.math.BigDecimal;

/** Floating constants of the source, rounded to their type. */
final class FloatConstants {
  private final Terms terms;

  FloatConstants(Terms terms) {
    this.terms = terms;
  }

  Term of(String literal, FloatingType type) {
    return switch (type) {
      case FLOAT -> terms.number(Float.parseFloat(java(literal)));
      case DOUBLE -> terms.number(Double.parseDouble(java(literal)));
      case LONG_DOUBLE -> extended(literal);
    };
  }

  private Term extended(String literal) {
    double nearest = Double.parseDouble(java(literal));
    boolean finite = !Double.isInfinite(nearest) && !Double.isNaN(nearest);
    boolean exact =
        !finite
            || literal.startsWith("0x")
            || new BigDecimal(nearest).compareTo(new BigDecimal(literal)) == 0;
    if (!exact) {
      throw Interruption.unsupported("the long double constant " + literal);
    }
    return terms.floatOf(terms.number(nearest), FloatFormat.LONG_DOUBLE);
  }

  /** As Java spells it; C may leave out the exponent of nothing else. */
  private static String java(String literal) {
    return switch (literal) {
      case "inf" -> "Infinity";
      case "nan" -> "NaN";
      default -> literal;
    };
  }
}
