package heapwright.number;

/**
 * Arithmetic on double and float with the NaNs that SSE instructions give. Java leaves open which
 * NaN an operation yields, but a C program sees it: 0.0 / 0.0 prints as "-nan".
 *
 * <p>Intel SDM volume 1, table 4-7: the first operand if it is a NaN, else the second, made quiet;
 * if neither is one, the indefinite NaN, whose sign is set.
 */
public final class SseArithmetic {
  private static final long DOUBLE_QUIET = 0x0008_0000_0000_0000L;
  private static final int FLOAT_QUIET = 0x0040_0000;
  private static final double DOUBLE_INDEFINITE = Double.longBitsToDouble(0xfff8_0000_0000_0000L);
  private static final float FLOAT_INDEFINITE = Float.intBitsToFloat(0xffc0_0000);

  private SseArithmetic() {}

  public static double add(double left, double right) {
    double sum = left + right;
    return Double.isNaN(sum) ? nan(left, right) : sum;
  }

  public static double subtract(double left, double right) {
    double difference = left - right;
    return Double.isNaN(difference) ? nan(left, right) : difference;
  }

  public static double multiply(double left, double right) {
    double product = left * right;
    return Double.isNaN(product) ? nan(left, right) : product;
  }

  public static double divide(double left, double right) {
    double quotient = left / right;
    return Double.isNaN(quotient) ? nan(left, right) : quotient;
  }

  public static double negate(double value) {
    return Double.longBitsToDouble(Double.doubleToRawLongBits(value) ^ Long.MIN_VALUE);
  }

  public static float add(float left, float right) {
    float sum = left + right;
    return Float.isNaN(sum) ? nan(left, right) : sum;
  }

  public static float subtract(float left, float right) {
    float difference = left - right;
    return Float.isNaN(difference) ? nan(left, right) : difference;
  }

  public static float multiply(float left, float right) {
    float product = left * right;
    return Float.isNaN(product) ? nan(left, right) : product;
  }

  public static float divide(float left, float right) {
    float quotient = left / right;
    return Float.isNaN(quotient) ? nan(left, right) : quotient;
  }

  public static float negate(float value) {
    return Float.intBitsToFloat(Float.floatToRawIntBits(value) ^ Integer.MIN_VALUE);
  }

  private static double nan(double left, double right) {
    if (Double.isNaN(left)) {
      return quiet(left);
    }
    return Double.isNaN(right) ? quiet(right) : DOUBLE_INDEFINITE;
  }

  private static float nan(float left, float right) {
    if (Float.isNaN(left)) {
      return quiet(left);
    }
    return Float.isNaN(right) ? quiet(right) : FLOAT_INDEFINITE;
  }

  private static double quiet(double nan) {
    return Double.longBitsToDouble(Double.doubleToRawLongBits(nan) | DOUBLE_QUIET);
  }

  private static float quiet(float nan) {
    return Float.intBitsToFloat(Float.floatToRawIntBits(nan) | FLOAT_QUIET);
  }
}
