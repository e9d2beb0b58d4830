package heapwright.report.input;

import java.util.List;

/** Bytes as C would write them in a string, every one visible. */
public final class Quoted {
  private Quoted() {}

  public static String text(List<Byte> bytes) {
    StringBuilder text = new StringBuilder("\"");
    for (int i = 0; i < bytes.size(); i++) {
      int next = i + 1 < bytes.size() ? bytes.get(i + 1) : 0;
      text.append(letter(bytes.get(i) & 0xff, next >= '0' && next <= '7', '"'));
    }
    return text.append('"').toString();
  }

  /** One character: {@code 'a'}, {@code '\n'}. */
  public static String character(int code) {
    return "'" + letter(code & 0xff, false, '\'') + "'";
  }

  private static String letter(int code, boolean beforeDigit, char quote) {
    return switch (code) {
      case '\n' -> "\\n";
      case '\t' -> "\\t";
      case '\r' -> "\\r";
      case '\\' -> "\\\\";
      default -> {
        if (code == quote) {
          yield "\\" + quote;
        }
        boolean plain = code >= ' ' && code <= '~';
        yield plain ? Character.toString(code) : String.format(octal(code, beforeDigit), code);
      }
    };
  }

  /** Three digits where a digit follows, else it would belong to the number. */
  private static String octal(int code, boolean beforeDigit) {
    return code == 0 && !beforeDigit ? "\\%o" : "\\%03o";
  }
}
