package heapwright.machine.libc;

import java.util.Optional;

/** Floating-point numbers as {@code printf} writes them. */
public final class PrintedFloat {
  private static final NativeFunction OF_DOUBLE = new NativeFunction("snprintf", "i(plpd)");
  private static final NativeFunction OF_LONG_DOUBLE = new NativeFunction("snprintf", "i(plpe)");

  /** Enough for most numbers; a longer text is written again. */
  private static final int USUAL_BYTES = 512;

  private static final int NUMBER = 3;

  private PrintedFloat() {}

  /**
   * @param conversion such as {@code %.3f}
   * @return nothing if the text has more characters than an int counts
   */
  public static Optional<byte[]> of(String conversion, double value) {
    NativeFrame frame = NativeFrame.ofThread();
    frame.pass(NUMBER, Double.doubleToRawLongBits(value));
    return write(OF_DOUBLE, conversion, frame);
  }

  /** The same for a long double: its significand, and its sign and exponent. */
  public static Optional<byte[]> of(String conversion, long significand, int top) {
    NativeFrame frame = NativeFrame.ofThread();
    frame.pass(NUMBER, significand, top);
    return write(OF_LONG_DOUBLE, conversion, frame);
  }

  private static Optional<byte[]> write(
      NativeFunction function, String conversion, NativeFrame frame) {
    long before = CLocale.use(CLocale.HANDLE, frame);
    try (NativeText format = NativeText.of(conversion);
        NativeText usual = NativeText.ofSize(USUAL_BYTES)) {
      int length = write(function, format, usual, USUAL_BYTES, frame);
      if (length < USUAL_BYTES) {
        return length < 0 ? Optional.empty() : Optional.of(usual.characters(length));
      }
      try (NativeText longer = NativeText.ofSize(length + 1L)) {
        write(function, format, longer, length + 1L, frame);
        return Optional.of(longer.characters(length));
      }
    } finally {
      CLocale.use(before, frame);
    }
  }

  private static int write(
      NativeFunction function, NativeText format, NativeText into, long size, NativeFrame frame) {
    frame.pass(0, into.address());
    frame.pass(1, size);
    frame.pass(2, format.address());
    function.call(frame);
    return (int) frame.bits();
  }
}
