package heapwright.symbolic.term;

import heapwright.number.ExtendedDouble;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.FloatEncoding;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;

/**
 * Makes terms. Each method simplifies locally, so what it gives may be another operation than its
 * name says; the value is the same for every input. Deterministic.
 */
public final class Terms {
  private final TermStore store = new TermStore();
  private final Simplification simplification = new Simplification(this);
  private final Truncation truncation = new Truncation(this);

  TermStore store() {
    return store;
  }

  // Constants and inputs.

  public Term truth(boolean value) {
    return constant(Sort.TRUTH, BitVector.of(value));
  }

  /** The low bits of an integer. */
  public Term bits(int width, long value) {
    return bits(BitVector.of(width, value));
  }

  public Term bits(BitVector value) {
    return constant(Sort.bits(value.width()), value);
  }

  public Term number(float value) {
    return constant(
        Sort.floating(FloatFormat.FLOAT), BitVector.of(32, Float.floatToRawIntBits(value)));
  }

  /** The number of the x87 format that is nearest to a value. */
  public Term number(ExtendedDouble value) {
    return constant(
        Sort.floating(FloatFormat.LONG_DOUBLE), FloatEncoding.bits(FloatFormat.LONG_DOUBLE, value));
  }

  public Term number(double value) {
    return constant(Sort.floating(FloatFormat.DOUBLE), FloatEncoding.bits(value));
  }

  /** The constant of a sort with these bits; of a floating sort, with this encoding. */
  public Term constant(Sort sort, BitVector value) {
    return store.constant(sort, value);
  }

  /** The input of this name and sort, made at first mention. */
  public Symbol symbol(String name, Sort sort, BitsReading reading) {
    return store.symbol(name, sort, reading);
  }

  /** The input with this {@link Symbol#index}. */
  public Symbol symbol(int index) {
    return store.symbol(index);
  }

  /** How many inputs have been made. */
  public int symbolCount() {
    return store.symbolCount();
  }

  // Operations.

  /**
   * An operator applied to terms.
   *
   * @param sort of the result
   * @param low of {@link Operator#EXTRACT} the first bit taken; otherwise 0
   */
  public Term of(Operator operator, Sort sort, int low, Term... operands) {
    return simplification.of(operator, sort, low, operands);
  }

  /** An operator whose result has the sort of its operands. */
  Term binary(Operator operator, Term left, Term right) {
    return of(operator, left.sort(), 0, left, right);
  }

  Term compare(Operator operator, Term left, Term right) {
    return of(operator, Sort.TRUTH, 0, left, right);
  }

  // Integers.

  public Term add(Term left, Term right) {
    return binary(Operator.ADD, left, right);
  }

  public Term subtract(Term left, Term right) {
    return binary(Operator.SUBTRACT, left, right);
  }

  public Term multiply(Term left, Term right) {
    return binary(Operator.MULTIPLY, left, right);
  }

  public Term divideUnsigned(Term left, Term right) {
    return binary(Operator.DIVIDE_UNSIGNED, left, right);
  }

  public Term divideSigned(Term left, Term right) {
    return binary(Operator.DIVIDE_SIGNED, left, right);
  }

  public Term remainderUnsigned(Term left, Term right) {
    return binary(Operator.REMAINDER_UNSIGNED, left, right);
  }

  public Term remainderSigned(Term left, Term right) {
    return binary(Operator.REMAINDER_SIGNED, left, right);
  }

  public Term negate(Term term) {
    return of(Operator.NEGATE, term.sort(), 0, term);
  }

  public Term and(Term left, Term right) {
    return binary(Operator.AND, left, right);
  }

  public Term or(Term left, Term right) {
    return binary(Operator.OR, left, right);
  }

  public Term xor(Term left, Term right) {
    return binary(Operator.XOR, left, right);
  }

  public Term complement(Term term) {
    return of(Operator.COMPLEMENT, term.sort(), 0, term);
  }

  /** Both operands have one width; extend or cut the amount first. */
  public Term shiftLeft(Term left, Term amount) {
    return binary(Operator.SHIFT_LEFT, left, amount);
  }

  public Term shiftRightLogical(Term left, Term amount) {
    return binary(Operator.SHIFT_RIGHT_LOGICAL, left, amount);
  }

  public Term shiftRightArithmetic(Term left, Term amount) {
    return binary(Operator.SHIFT_RIGHT_ARITHMETIC, left, amount);
  }

  // Widths.

  public Term extract(Term term, int low, int width) {
    return of(Operator.EXTRACT, Sort.bits(width), low, term);
  }

  /** The first operand's bits above the second's. */
  public Term concatenate(Term high, Term low) {
    return of(Operator.CONCATENATE, Sort.bits(high.width() + low.width()), 0, high, low);
  }

  public Term zeroExtend(Term term, int width) {
    return of(Operator.ZERO_EXTEND, Sort.bits(width), 0, term);
  }

  public Term signExtend(Term term, int width) {
    return of(Operator.SIGN_EXTEND, Sort.bits(width), 0, term);
  }

  /** C's conversion of an integer of the given signedness to another width. */
  public Term resize(Term term, int width, boolean signed) {
    if (width == term.width()) {
      return term;
    }
    if (width < term.width()) {
      return extract(term, 0, width);
    }
    return signed ? signExtend(term, width) : zeroExtend(term, width);
  }

  // Comparisons and truth.

  /** Equality of bits or of truth values. */
  public Term equal(Term left, Term right) {
    return compare(Operator.EQUAL, left, right);
  }

  public Term different(Term left, Term right) {
    return not(equal(left, right));
  }

  public Term lessUnsigned(Term left, Term right) {
    return compare(Operator.LESS_UNSIGNED, left, right);
  }

  public Term atMostUnsigned(Term left, Term right) {
    return compare(Operator.AT_MOST_UNSIGNED, left, right);
  }

  public Term lessSigned(Term left, Term right) {
    return compare(Operator.LESS_SIGNED, left, right);
  }

  public Term atMostSigned(Term left, Term right) {
    return compare(Operator.AT_MOST_SIGNED, left, right);
  }

  public Term less(Term left, Term right, boolean signed) {
    return signed ? lessSigned(left, right) : lessUnsigned(left, right);
  }

  public Term atMost(Term left, Term right, boolean signed) {
    return signed ? atMostSigned(left, right) : atMostUnsigned(left, right);
  }

  /** Whether a term lies between two others, ends included. */
  public Term within(Term term, Term low, Term high, boolean signed) {
    return both(atMost(low, term, signed), atMost(term, high, signed));
  }

  public Term both(Term left, Term right) {
    return binary(Operator.BOTH, left, right);
  }

  public Term either(Term left, Term right) {
    return binary(Operator.EITHER, left, right);
  }

  public Term not(Term term) {
    return of(Operator.NOT, Sort.TRUTH, 0, term);
  }

  /** One of two terms of the same sort. */
  public Term choose(Term condition, Term then, Term otherwise) {
    return of(Operator.CHOOSE, then.sort(), 0, condition, then, otherwise);
  }

  /** C's reading of an integer as a condition. */
  public Term isNonzero(Term bits) {
    return different(bits, bits(bits.width(), 0));
  }

  /** C's reading of a condition as an integer, 0 or 1. */
  public Term bitsOf(Term truth, int width) {
    return choose(truth, bits(width, 1), bits(width, 0));
  }

  // Floating-point numbers.

  public Term floatAdd(Term left, Term right) {
    return binary(Operator.FLOAT_ADD, left, right);
  }

  public Term floatSubtract(Term left, Term right) {
    return binary(Operator.FLOAT_SUBTRACT, left, right);
  }

  public Term floatMultiply(Term left, Term right) {
    return binary(Operator.FLOAT_MULTIPLY, left, right);
  }

  public Term floatDivide(Term left, Term right) {
    return binary(Operator.FLOAT_DIVIDE, left, right);
  }

  /** Of a float or a double. */
  public Term floatRoot(Term term) {
    return of(Operator.FLOAT_ROOT, term.sort(), 0, term);
  }

  public Term floatNegate(Term term) {
    return of(Operator.FLOAT_NEGATE, term.sort(), 0, term);
  }

  public Term floatEqual(Term left, Term right) {
    return compare(Operator.FLOAT_EQUAL, left, right);
  }

  public Term floatLess(Term left, Term right) {
    return compare(Operator.FLOAT_LESS, left, right);
  }

  public Term floatAtMost(Term left, Term right) {
    return compare(Operator.FLOAT_AT_MOST, left, right);
  }

  /** An integer as a number, rounded to nearest even. */
  public Term floatOf(Term integer, boolean signed, FloatFormat format) {
    Operator operator = signed ? Operator.FLOAT_OF_SIGNED : Operator.FLOAT_OF_UNSIGNED;
    return of(operator, Sort.floating(format), 0, integer);
  }

  /** A number in another format. */
  public Term floatOf(Term number, FloatFormat format) {
    return number.format() == format
        ? number
        : of(Operator.FLOAT_OF_FLOAT, Sort.floating(format), 0, number);
  }

  /** The number that the bits encode; as wide as {@link FloatFormat#width}. */
  public Term floatOfBits(Term bits, FloatFormat format) {
    return of(Operator.FLOAT_OF_BITS, Sort.floating(format), 0, bits);
  }

  /** The encoding of a number, as wide as {@link FloatFormat#width}. */
  public Term bitsOfFloat(Term number) {
    return of(Operator.BITS_OF_FLOAT, Sort.bits(number.width()), 0, number);
  }

  /** A number cut to an integer as gcc does it, out of range too: 8, 16, 32, 64 or 128 bits. */
  public Term integerOf(Term number, int width, boolean signed) {
    return truncation.integer(number, width, signed);
  }
}
