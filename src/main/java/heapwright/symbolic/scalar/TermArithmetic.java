package heapwright.symbolic.scalar;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Relation;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Type;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;

/** C's arithmetic on terms, as gcc has it: integers wrap, shift counts are masked. */
public final class TermArithmetic {
  private final Terms terms;

  public TermArithmetic(Terms terms) {
    this.terms = terms;
  }

  public Term floating(BinaryOperator operator, Term left, Term right) {
    return switch (operator) {
      case ADD -> terms.floatAdd(left, right);
      case SUBTRACT -> terms.floatSubtract(left, right);
      case MULTIPLY -> terms.floatMultiply(left, right);
      case DIVIDE -> terms.floatDivide(left, right);
      default -> throw new IllegalArgumentException(operator + " of floating-point numbers");
    };
  }

  public Term integer(BinaryOperator operator, Term left, Term right, boolean signed) {
    return switch (operator) {
      case ADD -> terms.add(left, right);
      case SUBTRACT -> terms.subtract(left, right);
      case MULTIPLY -> terms.multiply(left, right);
      case DIVIDE -> signed ? terms.divideSigned(left, right) : terms.divideUnsigned(left, right);
      case REMAINDER ->
          signed ? terms.remainderSigned(left, right) : terms.remainderUnsigned(left, right);
      case AND -> terms.and(left, right);
      case OR -> terms.or(left, right);
      case XOR -> terms.xor(left, right);
      case SHIFT_LEFT -> terms.shiftLeft(left, count(left, right));
      case SHIFT_RIGHT ->
          signed
              ? terms.shiftRightArithmetic(left, count(left, right))
              : terms.shiftRightLogical(left, count(left, right));
    };
  }

  private Term count(Term left, Term right) {
    int width = left.width();
    int mask = width > 64 ? 127 : width > 32 ? 63 : 31;
    return terms.and(terms.resize(right, width, false), terms.bits(width, mask));
  }

  public Term compare(Relation relation, Term left, Term right, Type type) {
    return type instanceof FloatingType
        ? compareFloating(relation, left, right)
        : compareIntegers(relation, left, right, ScalarTerms.integer(type).signed());
  }

  private Term compareFloating(Relation relation, Term left, Term right) {
    return switch (relation) {
      case EQUAL -> terms.floatEqual(left, right);
      case NOT_EQUAL -> terms.not(terms.floatEqual(left, right));
      case LESS -> terms.floatLess(left, right);
      case LESS_EQUAL -> terms.floatAtMost(left, right);
      case GREATER -> terms.floatLess(right, left);
      case GREATER_EQUAL -> terms.floatAtMost(right, left);
    };
  }

  public Term compareIntegers(Relation relation, Term left, Term right, boolean signed) {
    return switch (relation) {
      case EQUAL -> terms.equal(left, right);
      case NOT_EQUAL -> terms.different(left, right);
      case LESS -> terms.less(left, right, signed);
      case LESS_EQUAL -> terms.atMost(left, right, signed);
      case GREATER -> terms.less(right, left, signed);
      case GREATER_EQUAL -> terms.atMost(right, left, signed);
    };
  }

  /** A number as a value of another type. */
  public Term converted(Term term, Type from, Type to) {
    if (to instanceof FloatingType target) {
      return from instanceof FloatingType
          ? terms.floatOf(term, ScalarTerms.format(target))
          : terms.floatOf(term, ScalarTerms.integer(from).signed(), ScalarTerms.format(target));
    }
    IntegerType target = ScalarTerms.integer(to);
    if (target.isBool()) {
      return terms.bitsOf(isTrue(term, from), target.bits());
    }
    return from instanceof FloatingType
        ? fromFloating(term, target)
        : terms.resize(term, target.bits(), ScalarTerms.integer(from).signed());
  }

  private Term fromFloating(Term term, IntegerType target) {
    int width = Math.max(8, Integer.highestOneBit(2 * target.bits() - 1));
    return terms.resize(terms.integerOf(term, width, target.signed()), target.bits(), false);
  }

  /** Whether a scalar counts as true. */
  Term isTrue(Term term, Type type) {
    return type instanceof FloatingType floating
        ? terms.not(terms.floatEqual(term, new ScalarTerms(terms).zero(floating)))
        : terms.isNonzero(term);
  }
}
