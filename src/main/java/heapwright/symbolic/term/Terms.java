package heapwright.symbolic.term;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes terms. Each method simplifies locally, so what it gives may be another operation than its
 * name says; the value is the same for every input. Deterministic.
 */
public final class Terms {
  private record ConstantKey(Sort sort, BitVector value) {}

  private final Map<ConstantKey, Constant> constants = new HashMap<>();
  private final Map<String, Symbol> symbols = new HashMap<>();
  private final List<Symbol> symbolsByIndex = new ArrayList<>();
  private final InternTable operations = new InternTable();
  private int next;

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

  public Term number(double value) {
    return constant(
        Sort.floating(FloatFormat.DOUBLE), BitVector.of(64, Double.doubleToRawLongBits(value)));
  }

  /** The constant of a sort with these bits; of a floating sort, with this encoding. */
  public Term constant(Sort sort, BitVector value) {
    if (sort.width() != value.width()) {
      throw new IllegalArgumentException(value + " for a constant of " + sort);
    }
    return constants.computeIfAbsent(
        new ConstantKey(sort, value), key -> new Constant(next++, sort, value));
  }

  /** The input of this name, made at first mention. */
  public Symbol symbol(String name, Sort sort, Reading reading) {
    Symbol symbol =
        symbols.computeIfAbsent(
            name,
            key -> {
              Symbol made = new Symbol(next++, sort, name, reading, symbolsByIndex.size());
              symbolsByIndex.add(made);
              return made;
            });
    if (!symbol.sort().equals(sort)) {
      throw new IllegalArgumentException(name + " is " + symbol.sort() + ", not " + sort);
    }
    return symbol;
  }

  /** The input with this {@link Symbol#index}. */
  public Symbol symbol(int index) {
    return symbolsByIndex.get(index);
  }

  // Integers.

  public Term add(Term left, Term right) {
    return make(Operator.ADD, left.sort(), left, right);
  }

  public Term subtract(Term left, Term right) {
    return make(Operator.SUBTRACT, left.sort(), left, right);
  }

  public Term multiply(Term left, Term right) {
    return make(Operator.MULTIPLY, left.sort(), left, right);
  }

  public Term divideUnsigned(Term left, Term right) {
    return make(Operator.DIVIDE_UNSIGNED, left.sort(), left, right);
  }

  public Term divideSigned(Term left, Term right) {
    return make(Operator.DIVIDE_SIGNED, left.sort(), left, right);
  }

  public Term remainderUnsigned(Term left, Term right) {
    return make(Operator.REMAINDER_UNSIGNED, left.sort(), left, right);
  }

  public Term remainderSigned(Term left, Term right) {
    return make(Operator.REMAINDER_SIGNED, left.sort(), left, right);
  }

  public Term negate(Term term) {
    return make(Operator.NEGATE, term.sort(), term);
  }

  public Term and(Term left, Term right) {
    return make(Operator.AND, left.sort(), left, right);
  }

  public Term or(Term left, Term right) {
    return make(Operator.OR, left.sort(), left, right);
  }

  public Term xor(Term left, Term right) {
    return make(Operator.XOR, left.sort(), left, right);
  }

  public Term complement(Term term) {
    return make(Operator.COMPLEMENT, term.sort(), term);
  }

  /** Both operands have one width; extend or cut the amount first. */
  public Term shiftLeft(Term left, Term amount) {
    return make(Operator.SHIFT_LEFT, left.sort(), left, amount);
  }

  public Term shiftRightLogical(Term left, Term amount) {
    return make(Operator.SHIFT_RIGHT_LOGICAL, left.sort(), left, amount);
  }

  public Term shiftRightArithmetic(Term left, Term amount) {
    return make(Operator.SHIFT_RIGHT_ARITHMETIC, left.sort(), left, amount);
  }

  // Widths.

  public Term extract(Term term, int low, int width) {
    return make(Operator.EXTRACT, Sort.bits(width), low, term);
  }

  /** The first operand's bits above the second's. */
  public Term concatenate(Term high, Term low) {
    return make(Operator.CONCATENATE, Sort.bits(high.width() + low.width()), high, low);
  }

  public Term zeroExtend(Term term, int width) {
    return make(Operator.ZERO_EXTEND, Sort.bits(width), term);
  }

  public Term signExtend(Term term, int width) {
    return make(Operator.SIGN_EXTEND, Sort.bits(width), term);
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
    return make(Operator.EQUAL, Sort.TRUTH, left, right);
  }

  public Term different(Term left, Term right) {
    return not(equal(left, right));
  }

  public Term lessUnsigned(Term left, Term right) {
    return make(Operator.LESS_UNSIGNED, Sort.TRUTH, left, right);
  }

  public Term atMostUnsigned(Term left, Term right) {
    return make(Operator.AT_MOST_UNSIGNED, Sort.TRUTH, left, right);
  }

  public Term lessSigned(Term left, Term right) {
    return make(Operator.LESS_SIGNED, Sort.TRUTH, left, right);
  }

  public Term atMostSigned(Term left, Term right) {
    return make(Operator.AT_MOST_SIGNED, Sort.TRUTH, left, right);
  }

  public Term both(Term left, Term right) {
    return make(Operator.BOTH, Sort.TRUTH, left, right);
  }

  public Term either(Term left, Term right) {
    return make(Operator.EITHER, Sort.TRUTH, left, right);
  }

  public Term not(Term term) {
    return make(Operator.NOT, Sort.TRUTH, term);
  }

  /** One of two terms of the same sort. */
  public Term choose(Term condition, Term then, Term otherwise) {
    return make(Operator.CHOOSE, then.sort(), condition, then, otherwise);
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
    return make(Operator.FLOAT_ADD, left.sort(), left, right);
  }

  public Term floatSubtract(Term left, Term right) {
    return make(Operator.FLOAT_SUBTRACT, left.sort(), left, right);
  }

  public Term floatMultiply(Term left, Term right) {
    return make(Operator.FLOAT_MULTIPLY, left.sort(), left, right);
  }

  public Term floatDivide(Term left, Term right) {
    return make(Operator.FLOAT_DIVIDE, left.sort(), left, right);
  }

  public Term floatNegate(Term term) {
    return make(Operator.FLOAT_NEGATE, term.sort(), term);
  }

  public Term floatEqual(Term left, Term right) {
    return make(Operator.FLOAT_EQUAL, Sort.TRUTH, left, right);
  }

  public Term floatLess(Term left, Term right) {
    return make(Operator.FLOAT_LESS, Sort.TRUTH, left, right);
  }

  public Term floatAtMost(Term left, Term right) {
    return make(Operator.FLOAT_AT_MOST, Sort.TRUTH, left, right);
  }

  /** An integer as a number, rounded to nearest even. */
  public Term floatOf(Term integer, boolean signed, FloatFormat format) {
    Operator operator = signed ? Operator.FLOAT_OF_SIGNED : Operator.FLOAT_OF_UNSIGNED;
    return make(operator, Sort.floating(format), integer);
  }

  /** A number in another format. */
  public Term floatOf(Term number, FloatFormat format) {
    return make(Operator.FLOAT_OF_FLOAT, Sort.floating(format), number);
  }

  /** The number that the bits encode; as wide as {@link FloatFormat#width}. */
  public Term floatOfBits(Term bits, FloatFormat format) {
    return make(Operator.FLOAT_OF_BITS, Sort.floating(format), bits);
  }

  /** The encoding of a number, as wide as {@link FloatFormat#width}. */
  public Term bitsOfFloat(Term number) {
    return make(Operator.BITS_OF_FLOAT, Sort.bits(number.width()), number);
  }

  /** A number cut to an integer as gcc does it, out of range too: 8, 16, 32, 64 or 128 bits. */
  public Term integerOf(Term number, int width, boolean signed) {
    return make(Operator.SIGNED_OF_FLOAT, Sort.bits(width), number);
  }

  private Term make(Operator operator, Sort sort, Term... operands) {
    return make(operator, sort, 0, operands);
  }

  private Term make(Operator operator, Sort sort, int low, Term... operands) {
    return operations
        .find(operator, sort, low, operands)
        .orElseGet(
            () -> {
              Operation made = new Operation(next++, sort, operator, low, operands);
              operations.add(made);
              return made;
            });
  }
}
