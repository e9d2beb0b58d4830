package heapwright.symbolic.term.value;

import java.math.BigInteger;

/** What the operators on bits compute. Up to 64 bits in a long, beyond that in big integers. */
public final class IntegerValue {
  private IntegerValue() {}

  static BitVector of(Operator operator, BitVector left, BitVector right) {
    return left.width() <= Long.SIZE ? narrow(operator, left, right) : wide(operator, left, right);
  }

  private static BitVector narrow(Operator operator, BitVector left, BitVector right) {
    int width = left.width();
    long a = left.low();
    long b = right.low();
    long value =
        switch (operator) {
          case ADD -> a + b;
          case SUBTRACT -> a - b;
          case MULTIPLY -> a * b;
          case DIVIDE_UNSIGNED -> b == 0 ? -1 : Long.divideUnsigned(a, b);
          case REMAINDER_UNSIGNED -> b == 0 ? a : Long.remainderUnsigned(a, b);
          case DIVIDE_SIGNED -> divide(left.signedLong(), right.signedLong());
          case REMAINDER_SIGNED -> b == 0 ? a : left.signedLong() % right.signedLong();
          case AND -> a & b;
          case OR -> a | b;
          case XOR -> a ^ b;
          case SHIFT_LEFT -> shifts(b, width) ? a << b : 0;
          case SHIFT_RIGHT_LOGICAL -> shifts(b, width) ? a >>> b : 0;
          case SHIFT_RIGHT_ARITHMETIC ->
              left.signedLong() >> (shifts(b, width) ? b : Long.SIZE - 1);
          default -> throw new IllegalArgumentException(operator + " of two integers");
        };
    return BitVector.of(width, value);
  }

  private static long divide(long dividend, long divisor) {
    if (divisor == 0) {
      return dividend < 0 ? 1 : -1;
    }
    return dividend / divisor;
  }

  private static boolean shifts(long amount, int width) {
    return Long.compareUnsigned(amount, width) < 0;
  }

  private static BitVector wide(Operator operator, BitVector left, BitVector right) {
    int width = left.width();
    BigInteger a = left.unsigned();
    BigInteger b = right.unsigned();
    BigInteger value =
        switch (operator) {
          case ADD -> a.add(b);
          case SUBTRACT -> a.subtract(b);
          case MULTIPLY -> a.multiply(b);
          case DIVIDE_UNSIGNED -> right.isZero() ? BigInteger.ONE.negate() : a.divide(b);
          case REMAINDER_UNSIGNED -> right.isZero() ? a : a.remainder(b);
          case DIVIDE_SIGNED -> divide(left.signed(), right.signed());
          case REMAINDER_SIGNED -> right.isZero() ? a : left.signed().remainder(right.signed());
          case AND -> a.and(b);
          case OR -> a.or(b);
          case XOR -> a.xor(b);
          case SHIFT_LEFT -> a.shiftLeft(amount(right, width));
          case SHIFT_RIGHT_LOGICAL -> a.shiftRight(amount(right, width));
          case SHIFT_RIGHT_ARITHMETIC -> left.signed().shiftRight(amount(right, width));
          default -> throw new IllegalArgumentException(operator + " of two integers");
        };
    return BitVector.of(width, value);
  }

  private static BigInteger divide(BigInteger dividend, BigInteger divisor) {
    if (divisor.signum() == 0) {
      return dividend.signum() < 0 ? BigInteger.ONE : BigInteger.ONE.negate();
    }
    return dividend.divide(divisor);
  }

  private static int amount(BitVector right, int width) {
    return right.unsigned().min(BigInteger.valueOf(width)).intValue();
  }

  static BitVector negate(BitVector operand) {
    return of(Operator.SUBTRACT, BitVector.of(operand.width(), 0), operand);
  }

  public static BitVector complement(BitVector operand) {
    return new BitVector(operand.width(), ~operand.high(), ~operand.low());
  }

  public static int compareUnsigned(BitVector left, BitVector right) {
    int order = Long.compareUnsigned(left.high(), right.high());
    return order != 0 ? order : Long.compareUnsigned(left.low(), right.low());
  }

  static int compareSigned(BitVector left, BitVector right) {
    if (left.width() <= Long.SIZE) {
      return Long.compare(left.signedLong(), right.signedLong());
    }
    int order = Boolean.compare(right.isNegative(), left.isNegative());
    return order != 0 ? order : compareUnsigned(left, right);
  }

  public static BitVector extract(BitVector operand, int low, int width) {
    if (operand.width() <= Long.SIZE) {
      return new BitVector(width, 0, operand.low() >>> low);
    }
    return BitVector.of(width, operand.unsigned().shiftRight(low));
  }

  static BitVector concatenate(BitVector high, BitVector low) {
    int width = high.width() + low.width();
    if (width <= Long.SIZE) {
      return new BitVector(width, 0, high.low() << low.width() | low.low());
    }
    return BitVector.of(width, high.unsigned().shiftLeft(low.width()).or(low.unsigned()));
  }

  public static BitVector zeroExtend(BitVector operand, int width) {
    return new BitVector(width, operand.high(), operand.low());
  }

  public static BitVector signExtend(BitVector operand, int width) {
    return operand.width() <= Long.SIZE
        ? BitVector.of(width, operand.signedLong())
        : BitVector.of(width, operand.signed());
  }
}
