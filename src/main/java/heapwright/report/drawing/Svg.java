package heapwright.report.drawing;

import java.util.Locale;

/** Builds SVG text: elements nest by indentation only, so a mistake is seen at once. */
public final class Svg {
  private final StringBuilder text = new StringBuilder();

  /** Values are formatted with {@code %s} for text that is escaped and {@code %.1f} for numbers. */
  public Svg add(String format, Object... values) {
    Object[] safe = values.clone();
    for (int i = 0; i < safe.length; i++) {
      if (safe[i] instanceof String s) {
        safe[i] = escape(s);
      }
    }
    text.append(String.format(Locale.ROOT, format, safe)).append('\n');
    return this;
  }

  /** Text that is markup already. */
  public Svg raw(String markup) {
    text.append(markup);
    return this;
  }

  public static String escape(String s) {
    StringBuilder out = new StringBuilder();
    s.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '&' -> out.append("&amp;");
                case '"' -> out.append("&quot;");
                // XML 1.0 has no other control characters, not even escaped.
                default ->
                    out.appendCodePoint(
                        c < 0x20 || c == 0x7f || c > 0xfffd && c < 0x10000 ? ' ' : c);
              }
            });
    return out.toString();
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
