package heapwright.report.drawing;

/**
 * How much room text takes. SVG does not lay out text; monospaced letters are 0.6 of their size
 * wide in the fonts that browsers have, and boxes leave a little room for those that differ.
 */
public final class Letters {
  /** The width of a letter of size 1. */
  public static final double WIDTH = 0.602;

  /** From here on Unicode has the scripts whose letters are twice as wide, and the pictograms. */
  private static final int FIRST_WIDE = 0x1100;

  private static final int LAST_NARROW_SYMBOL = 0x2e7f;
  private static final int FIRST_NARROW_SYMBOL = 0x1160;

  private Letters() {}

  /** The width of a text in letters. */
  public static int count(String text) {
    return text.codePoints().map(Letters::width).sum();
  }

  private static int width(int letter) {
    boolean narrow =
        letter < FIRST_WIDE || letter >= FIRST_NARROW_SYMBOL && letter <= LAST_NARROW_SYMBOL;
    return narrow ? 1 : 2;
  }

  /** The text, or as much of its start as leaves room for an ellipsis. */
  public static String fit(String text, int most) {
    if (count(text) <= most) {
      return text;
    }
    StringBuilder start = new StringBuilder();
    int used = 1;
    for (int letter : text.codePoints().toArray()) {
      used += width(letter);
      if (used > most) {
        break;
      }
      start.appendCodePoint(letter);
    }
    return start.append('…').toString();
  }
}
