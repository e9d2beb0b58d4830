package heapwright.symbolic.scalar;

import heapwright.ir.type.FloatingType;
import heapwright.number.FloatLiteral;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;

/** Floating constants of the source, rounded to their type. */
public final class FloatConstants {
  private final Terms terms;

  public FloatConstants(Terms terms) {
    this.terms = terms;
  }

  public Term of(String literal, FloatingType type) {
    return switch (type) {
      case FLOAT -> terms.number(FloatLiteral.floatValue(literal));
      case DOUBLE -> terms.number(FloatLiteral.doubleValue(literal));
      case LONG_DOUBLE -> terms.number(FloatLiteral.extendedValue(literal));
    };
  }
}
