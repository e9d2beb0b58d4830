package heapwright.report.html;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;

/** Builds HTML text. */
final class Html {
  private final StringBuilder text = new StringBuilder();

  /** Values are formatted with {@code %s} for text that is escaped, {@code %d} and {@code %f}. */
  Html add(String format, Object... values) {
    Object[] safe = values.clone();
    for (int i = 0; i < safe.length; i++) {
      if (safe[i] instanceof String s) {
        safe[i] = escape(s);
      }
    }
    text.append(String.format(Locale.ROOT, format, safe));
    return this;
  }

  /** Text that is markup already. */
  Html raw(String markup) {
    text.append(markup);
    return this;
  }

  /** The address of a file beside the page. */
  static String link(String file) {
    try {
      return new URI(null, null, "./" + file, null).toASCIIString();
    } catch (URISyntaxException e) {
      return "#";
    }
  }

  static String escape(String s) {
    StringBuilder out = new StringBuilder(s.length() + 16);
    s.codePoints().forEach(c -> append(out, c));
    return out.toString();
  }

  private static void append(StringBuilder out, int c) {
    switch (c) {
      case '<' -> out.append("&lt;");
      case '>' -> out.append("&gt;");
      case '&' -> out.append("&amp;");
      case '"' -> out.append("&quot;");
      case '\'' -> out.append("&#39;");
      case '\t', '\n' -> out.append((char) c);
      default -> out.appendCodePoint(isControl(c) ? 0xfffd : c);
    }
  }

  /** HTML has no such characters, and half a surrogate pair is none at all. */
  private static boolean isControl(int c) {
    return c < 0x20 || c >= 0x7f && c < 0xa0 || c >= 0xd800 && c < 0xe000;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
