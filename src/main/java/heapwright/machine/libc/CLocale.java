package heapwright.machine.libc;

/**
 * The locale that C programs start in. The Java VM takes the user's instead, in which the decimal
 * point may be a comma.
 */
final class CLocale {
  /** LC_ALL_MASK of glibc. */
  private static final long ALL_CATEGORIES = 0x1fbf;

  private static final NativeFunction CREATE = new NativeFunction("newlocale", "p(ipp)");
  private static final NativeFunction USE = new NativeFunction("uselocale", "p(p)");

  /** Its handle. */
  static final long HANDLE = create();

  private CLocale() {}

  private static long create() {
    NativeFrame frame = NativeFrame.ofThread();
    try (NativeText name = NativeText.of("C")) {
      frame.pass(0, ALL_CATEGORIES);
      frame.pass(1, name.address());
      frame.pass(2, 0);
      CREATE.call(frame);
      return frame.bits();
    }
  }

  /** Makes a locale that of the current thread; answers with the one it had. */
  static long use(long locale, NativeFrame frame) {
    frame.pass(0, locale);
    USE.call(frame);
    return frame.bits();
  }
}
