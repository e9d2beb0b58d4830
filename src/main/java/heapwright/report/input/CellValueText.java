package heapwright.report.input;

import heapwright.ir.type.FloatingType;
import heapwright.testcase.InputCell;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** The value of a cell as text: {@code 7}, {@code n2 + 8}, {@code &table}, {@code NULL}. */
public final class CellValueText {
  private CellValueText() {}

  public static String value(InputCell cell, Naming naming) {
    return cell.value()
        .match(
            number -> number.value().toString(),
            number -> FloatText.of(number.bits(), (FloatingType) cell.cell().type()),
            nothing -> "NULL",
            pointer -> pointer.object() + plus(pointer.offset()),
            pointer -> "&" + naming.symbol(pointer.global()) + plus(pointer.offset()),
            pointer -> naming.symbol(pointer.function()),
            pointer -> "0x" + Long.toHexString(pointer.address()));
  }

  private static String plus(long offset) {
    return offset == 0 ? "" : (offset < 0 ? " - " : " + ") + Math.abs(offset);
  }

  /** Floating-point numbers in decimal. */
  static final class FloatText {
    private static final int EXPONENT = 0x7fff;
    private static final int BIAS = 16383 + 63;

    /** C17 5.2.4.2.2: as many digits as tell two numbers of 64 bits of mantissa apart. */
    private static final MathContext DIGITS = new MathContext(21);

    private FloatText() {}

    static String of(BigInteger bits, FloatingType type) {
      return switch (type) {
        case FLOAT -> Float.toString(Float.intBitsToFloat(bits.intValue()));
        case DOUBLE -> Double.toString(Double.longBitsToDouble(bits.longValue()));
        case LONG_DOUBLE -> extended(bits);
      };
    }

    private static String extended(BigInteger bits) {
      BigInteger mantissa = bits.and(BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE));
      int exponent = bits.shiftRight(64).intValue() & EXPONENT;
      String sign = bits.testBit(79) ? "-" : "";
      if (exponent == EXPONENT) {
        return mantissa.equals(BigInteger.ONE.shiftLeft(63)) ? sign + "Infinity" : "NaN";
      }
      if (mantissa.signum() == 0) {
        return sign + "0.0";
      }
      int power = Math.max(1, exponent) - BIAS;
      BigDecimal two = BigDecimal.valueOf(2).pow(Math.abs(power), new MathContext(40));
      BigDecimal number = new BigDecimal(mantissa);
      BigDecimal value =
          power < 0 ? number.divide(two, DIGITS) : number.multiply(two).round(DIGITS);
      return sign + value.stripTrailingZeros();
    }
  }
}
