package heapwright.symbolic.term;

import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;

/** Builds terms twice: simplified, and as they were asked for. */
final class Twins {
  private final Terms simple = new Terms();
  private final TermStore raw = new TermStore();

  Terms simple() {
    return simple;
  }

  TermStore raw() {
    return raw;
  }

  Twin symbol(String name, Sort sort) {
    return new Twin(
        simple.symbol(name, sort, BitsReading.SIGNED), raw.symbol(name, sort, BitsReading.SIGNED));
  }

  Twin constant(Sort sort, BitVector value) {
    return new Twin(simple.constant(sort, value), raw.constant(sort, value));
  }

  /** As many bits as the sort has, from {@code low} on. */
  Twin extract(Sort.Bits sort, int low, Twin a) {
    return new Twin(
        simple.extract(a.simple(), low, sort.width()),
        raw.operation(Operator.EXTRACT, sort, low, a.raw()));
  }

  Twin choose(Sort sort, Twin condition, Twin a, Twin b) {
    return new Twin(
        simple.choose(condition.simple(), a.simple(), b.simple()),
        raw.operation(Operator.CHOOSE, sort, 0, condition.raw(), a.raw(), b.raw()));
  }

  Twin unary(Operator operator, Sort sort, Twin a) {
    return new Twin(unary(operator, sort, a.simple()), raw.operation(operator, sort, 0, a.raw()));
  }

  private Term unary(Operator operator, Sort sort, Term x) {
    return switch (operator) {
      case NOT -> simple.not(x);
      case NEGATE -> simple.negate(x);
      case COMPLEMENT -> simple.complement(x);
      case ZERO_EXTEND -> simple.zeroExtend(x, sort.width());
      case SIGN_EXTEND -> simple.signExtend(x, sort.width());
      case BITS_OF_FLOAT -> simple.bitsOfFloat(x);
      case SIGNED_OF_FLOAT -> simple.integerOf(x, sort.width(), true);
      case FLOAT_OF_SIGNED -> simple.floatOf(x, true, format(sort));
      case FLOAT_OF_UNSIGNED -> simple.floatOf(x, false, format(sort));
      case FLOAT_OF_FLOAT -> simple.floatOf(x, format(sort));
      case FLOAT_OF_BITS -> simple.floatOfBits(x, format(sort));
      case FLOAT_NEGATE -> simple.floatNegate(x);
      default -> throw new IllegalArgumentException(operator.toString());
    };
  }

  private static FloatFormat format(Sort sort) {
    return ((Sort.Floating) sort).format();
  }

  Twin binary(Operator operator, Sort sort, Twin a, Twin b) {
    return new Twin(
        binary(operator, a.simple(), b.simple()),
        raw.operation(operator, sort, 0, a.raw(), b.raw()));
  }

  private Term binary(Operator operator, Term x, Term y) {
    return switch (operator) {
      case BOTH -> simple.both(x, y);
      case EITHER -> simple.either(x, y);
      case EQUAL -> simple.equal(x, y);
      case LESS_UNSIGNED -> simple.lessUnsigned(x, y);
      case AT_MOST_UNSIGNED -> simple.atMostUnsigned(x, y);
      case LESS_SIGNED -> simple.lessSigned(x, y);
      case AT_MOST_SIGNED -> simple.atMostSigned(x, y);
      case CONCATENATE -> simple.concatenate(x, y);
      case ADD -> simple.add(x, y);
      case SUBTRACT -> simple.subtract(x, y);
      case MULTIPLY -> simple.multiply(x, y);
      case DIVIDE_UNSIGNED -> simple.divideUnsigned(x, y);
      case DIVIDE_SIGNED -> simple.divideSigned(x, y);
      case REMAINDER_UNSIGNED -> simple.remainderUnsigned(x, y);
      case REMAINDER_SIGNED -> simple.remainderSigned(x, y);
      case AND -> simple.and(x, y);
      case OR -> simple.or(x, y);
      case XOR -> simple.xor(x, y);
      case SHIFT_LEFT -> simple.shiftLeft(x, y);
      case SHIFT_RIGHT_LOGICAL -> simple.shiftRightLogical(x, y);
      case SHIFT_RIGHT_ARITHMETIC -> simple.shiftRightArithmetic(x, y);
      case FLOAT_EQUAL -> simple.floatEqual(x, y);
      case FLOAT_LESS -> simple.floatLess(x, y);
      case FLOAT_AT_MOST -> simple.floatAtMost(x, y);
      case FLOAT_ADD -> simple.floatAdd(x, y);
      case FLOAT_SUBTRACT -> simple.floatSubtract(x, y);
      case FLOAT_MULTIPLY -> simple.floatMultiply(x, y);
      case FLOAT_DIVIDE -> simple.floatDivide(x, y);
      default -> throw new IllegalArgumentException(operator.toString());
    };
  }
}
