package heapwright.machine.libc;

/** {@code strtod} and its kin. */
public final class FloatReading {
  public static final FloatReading FLOAT = new FloatReading("strtof_l", "f(pPp)");
  public static final FloatReading DOUBLE = new FloatReading("strtod_l", "d(pPp)");
  public static final FloatReading LONG_DOUBLE = new FloatReading("strtold_l", "e(pPp)");

  private final NativeFunction function;

  private FloatReading(String name, String signature) {
    function = new NativeFunction(name, signature);
  }

  /**
   * What was read.
   *
   * @param frame with the number, zero if the text begins with none
   * @param end how many characters were used, white space included; 0 if there was no number
   * @param error what errno becomes, 0 if it stays
   */
  public record Outcome(NativeFrame frame, int end, int error) {}

  public Outcome read(byte[] characters) {
    long locale = CLocale.HANDLE;
    NativeFrame frame = NativeFrame.ofThread();
    try (NativeText text = NativeText.of(characters)) {
      frame.pass(0, text.address());
      frame.passTarget(1);
      frame.pass(2, locale);
      int error = function.compute(frame);
      return new Outcome(frame, (int) (frame.target(1) - text.address()), error);
    }
  }

  /** The type's letter. */
  public char result() {
    return function.result();
  }
}
