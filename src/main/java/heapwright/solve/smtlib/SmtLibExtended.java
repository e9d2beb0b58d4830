package heapwright.solve.smtlib;

import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.FloatFormat;

/**
 * x87's 80 bits as SMT-LIB's (_ FloatingPoint 15 64). The leading bit of the significand, which
 * IEEE's formats imply, is stored here and may contradict the exponent (Intel SDM volume 1, 8.2.2).
 */
final class SmtLibExtended {
  private static final int INTEGER_BIT = 63;
  private static final int EXPONENT = 64;
  private static final int SIGN = 79;
  private static final String SORT = indices();

  private SmtLibExtended() {}

  private static String indices() {
    FloatFormat format = FloatFormat.LONG_DOUBLE;
    return format.exponentBits() + " " + format.precision();
  }

  static String literal(BitVector encoding) {
    boolean hasExponent = false;
    for (int bit = EXPONENT; bit < SIGN; bit++) {
      hasExponent |= encoding.bit(bit);
    }
    boolean hasIntegerBit = encoding.bit(INTEGER_BIT);
    if (hasExponent && !hasIntegerBit) {
      return "(_ NaN " + SORT + ")";
    }
    String all = binary(encoding);
    String exponent =
        hasExponent || !hasIntegerBit
            ? all.substring(1, SIGN - EXPONENT + 1)
            : "0".repeat(SIGN - EXPONENT - 1) + "1";
    String fraction = all.substring(all.length() - INTEGER_BIT);
    return "(fp #b" + all.charAt(0) + " #b" + exponent + " #b" + fraction + ")";
  }

  private static String binary(BitVector encoding) {
    String digits = encoding.unsigned().toString(2);
    return "0".repeat(encoding.width() - digits.length()) + digits;
  }

  /**
   * The number that bits encode: a denormal with its leading bit set has the value of the least
   * normal exponent, an exponent without the leading bit is no number.
   */
  static String ofBits(String bits) {
    String exponent = part(bits, SIGN - 1, EXPONENT);
    String least = "#b" + "0".repeat(SIGN - EXPONENT - 1) + "1";
    String readExponent =
        "(ite (and "
            + hasIntegerBit(bits)
            + (" (not " + hasExponent(bits) + ")) ")
            + (least + " " + exponent + ")");
    String read =
        "(concat "
            + part(bits, SIGN, SIGN)
            + (" (concat " + readExponent + " " + part(bits, INTEGER_BIT - 1, 0) + "))");
    return "(ite (and "
        + hasExponent(bits)
        + (" (not " + hasIntegerBit(bits) + ")) ")
        + ("(_ NaN " + SORT + ") ((_ to_fp " + SORT + ") " + read + "))");
  }

  /** Whether the leading bit is what the exponent says: what arithmetic gives is so. */
  static String isCanonical(String bits) {
    return "(= " + hasIntegerBit(bits) + " " + hasExponent(bits) + ")";
  }

  private static String hasExponent(String bits) {
    return "(not (= " + part(bits, SIGN - 1, EXPONENT) + " #b" + "0".repeat(SIGN - EXPONENT) + "))";
  }

  private static String hasIntegerBit(String bits) {
    return "(= " + part(bits, INTEGER_BIT, INTEGER_BIT) + " #b1)";
  }

  private static String part(String bits, int high, int low) {
    return "((_ extract " + high + " " + low + ") " + bits + ")";
  }
}
