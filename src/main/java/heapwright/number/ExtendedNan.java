package heapwright.number;

/** Which NaN the x87 gives when an operand is one (Intel SDM volume 1, table 4-7). */
final class ExtendedNan {
  private ExtendedNan() {}

  static ExtendedDouble quiet(ExtendedDouble nan) {
    return nan.isUnsupported()
        ? ExtendedDouble.INDEFINITE
        : new ExtendedDouble(nan.signAndExponent(), nan.significand() | ExtendedDouble.QUIET_BIT);
  }

  /** The result of an operation on two operands of which one at least is a NaN. */
  static ExtendedDouble of(ExtendedDouble left, ExtendedDouble right) {
    if (left.isUnsupported() || right.isUnsupported()) {
      return ExtendedDouble.INDEFINITE;
    }
    if (!left.isNaN()) {
      return quiet(right);
    }
    if (!right.isNaN()) {
      return quiet(left);
    }
    if (left.isSignalling() != right.isSignalling()) {
      return left.isSignalling() ? right : left;
    }
    return quiet(larger(left, right));
  }

  private static ExtendedDouble larger(ExtendedDouble left, ExtendedDouble right) {
    int order = Long.compareUnsigned(left.significand(), right.significand());
    if (order == 0) {
      return left.isNegative() ? right : left;
    }
    return order > 0 ? left : right;
  }
}
