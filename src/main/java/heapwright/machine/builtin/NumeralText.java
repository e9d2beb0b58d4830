package heapwright.machine.builtin;

import java.util.function.IntUnaryOperator;
import java.util.regex.Pattern;

/**
 * Text in the machine's memory that {@code strtod} is to read. A character counts as read only when
 * the ones before it leave open whether the number goes on (C17 7.22.1.3), so that a number at the
 * end of an object without a NUL is no fault if a character before decided its end.
 */
final class NumeralText implements CharSequence {
  private static final Pattern NUMERAL =
      Pattern.compile(
          "[ \\t-\\r]*[+-]?(?:"
              + "inf(?:inity)?"
              + "|nan(?:\\(\\w*\\))?"
              + "|0x(?:\\p{XDigit}+\\.?\\p{XDigit}*|\\.\\p{XDigit}+)(?:p[+-]?\\d+)?"
              + "|(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?)",
          Pattern.CASE_INSENSITIVE);

  private final IntUnaryOperator source;
  private final StringBuilder read = new StringBuilder();

  private NumeralText(IntUnaryOperator source) {
    this.source = source;
  }

  /**
   * The characters that have to be read.
   *
   * @param source the character at an index, 0 to 255
   */
  static byte[] read(IntUnaryOperator source) {
    NumeralText text = new NumeralText(source);
    NUMERAL.matcher(text).lookingAt();
    byte[] characters = new byte[text.read.length()];
    for (int i = 0; i < characters.length; i++) {
      characters[i] = (byte) text.read.charAt(i);
    }
    return characters;
  }

  @Override
  public char charAt(int index) {
    while (read.length() <= index) {
      read.append((char) source.applyAsInt(read.length()));
    }
    return read.charAt(index);
  }

  /** Unknown; a NUL ends every number. */
  @Override
  public int length() {
    return Integer.MAX_VALUE;
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    throw new UnsupportedOperationException("text without an end");
  }
}
