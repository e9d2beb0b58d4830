package heapwright.symbolic.term.value;

import java.util.List;

/** What each operator computes from the values of its operands: the meaning of the language. */
public final class OperatorValue {
  private OperatorValue() {}

  /**
   * @param sort of the result
   * @param from the sort of the first operand
   */
  public static BitVector of(
      Operator operator, Sort sort, int low, Sort from, List<BitVector> operands) {
    BitVector first = operands.get(0);
    return switch (operator) {
      case ADD,
          SUBTRACT,
          MULTIPLY,
          DIVIDE_UNSIGNED,
          DIVIDE_SIGNED,
          REMAINDER_UNSIGNED,
          REMAINDER_SIGNED,
          AND,
          OR,
          XOR,
          SHIFT_LEFT,
          SHIFT_RIGHT_LOGICAL,
          SHIFT_RIGHT_ARITHMETIC ->
          IntegerValue.of(operator, first, operands.get(1));
      case NEGATE -> IntegerValue.negate(first);
      case COMPLEMENT, NOT -> IntegerValue.complement(first);
      case EXTRACT -> IntegerValue.extract(first, low, sort.width());
      case CONCATENATE -> IntegerValue.concatenate(first, operands.get(1));
      case ZERO_EXTEND -> IntegerValue.zeroExtend(first, sort.width());
      case SIGN_EXTEND -> IntegerValue.signExtend(first, sort.width());
      case EQUAL, LESS_UNSIGNED, AT_MOST_UNSIGNED, LESS_SIGNED, AT_MOST_SIGNED ->
          BitVector.of(compare(operator, first, operands.get(1)));
      case BOTH -> first.isTrue() ? operands.get(1) : first;
      case EITHER -> first.isTrue() ? first : operands.get(1);
      case CHOOSE -> operands.get(first.isTrue() ? 1 : 2);
      case FLOAT_ADD, FLOAT_SUBTRACT, FLOAT_MULTIPLY, FLOAT_DIVIDE ->
          FloatValue.of(format(sort), operator, first, operands.get(1));
      case FLOAT_NEGATE -> FloatValue.negate(first);
      case FLOAT_ROOT -> FloatValue.root(format(sort), first);
      case FLOAT_EQUAL, FLOAT_LESS, FLOAT_AT_MOST ->
          BitVector.of(FloatValue.compare(format(from), operator, first, operands.get(1)));
      case FLOAT_OF_SIGNED -> FloatValue.ofInteger(format(sort), first.signed());
      case FLOAT_OF_UNSIGNED -> FloatValue.ofInteger(format(sort), first.unsigned());
      case FLOAT_OF_FLOAT -> FloatValue.convert(format(from), first, format(sort));
      case FLOAT_OF_BITS, BITS_OF_FLOAT -> first;
      case SIGNED_OF_FLOAT -> FloatValue.truncate(format(from), first, sort.width());
    };
  }

  /** What an operator gives for two operands of one sort that is also the result's. */
  public static BitVector of(Operator operator, Sort sort, BitVector left, BitVector right) {
    return of(operator, sort, 0, sort, List.of(left, right));
  }

  private static boolean compare(Operator operator, BitVector left, BitVector right) {
    return switch (operator) {
      case LESS_UNSIGNED -> IntegerValue.compareUnsigned(left, right) < 0;
      case AT_MOST_UNSIGNED -> IntegerValue.compareUnsigned(left, right) <= 0;
      case LESS_SIGNED -> IntegerValue.compareSigned(left, right) < 0;
      case AT_MOST_SIGNED -> IntegerValue.compareSigned(left, right) <= 0;
      default -> left.equals(right);
    };
  }

  private static FloatFormat format(Sort sort) {
    return ((Sort.Floating) sort).format();
  }
}
