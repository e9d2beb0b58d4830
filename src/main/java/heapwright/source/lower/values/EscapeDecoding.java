package heapwright.source.lower.values;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.LongStream;

/** Decodes the inside of character and string literals. */
public final class EscapeDecoding {
  private final String text;
  private final Encoding encoding;
  private final LongStream.Builder units = LongStream.builder();
  private int at;

  private EscapeDecoding(String text, Encoding encoding) {
    this.text = text;
    this.encoding = encoding;
  }

  /** The values of the elements; the compiler's source and execution sets are both UTF-8. */
  public static long[] units(String body, Encoding encoding) {
    EscapeDecoding characters = new EscapeDecoding(body, encoding);
    while (characters.at < body.length()) {
      characters.next();
    }
    return characters.units.build().toArray();
  }

  private void next() {
    char c = text.charAt(at);
    if (c != '\\') {
      int point = text.codePointAt(at);
      at += Character.charCount(point);
      addPoint(point);
      return;
    }
    char kind = text.charAt(at + 1);
    at += 2;
    switch (kind) {
      case 'x' -> units.add(number(16, Integer.MAX_VALUE));
      case 'u' -> addPoint((int) number(16, 4));
      case 'U' -> addPoint((int) number(16, 8));
      case '0', '1', '2', '3', '4', '5', '6', '7' -> {
        at--;
        units.add(number(8, 3));
      }
      default -> units.add(simple(kind));
    }
  }

  private long number(int radix, int most) {
    long value = 0;
    for (int count = 0; count < most && at < text.length(); count++) {
      int digit = Character.digit(text.charAt(at), radix);
      if (digit < 0) {
        break;
      }
      value = value * radix + digit;
      at++;
    }
    return value;
  }

  private static char simple(char kind) {
    return switch (kind) {
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'a' -> 7;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'v' -> 11;
      case 'e', 'E' -> 27;
      default -> kind;
    };
  }

  private void addPoint(int point) {
    if (Character.MIN_LOW_SURROGATE <= point && point <= Character.MAX_LOW_SURROGATE) {
      // A byte that is no UTF-8, which compilers copy as it is.
      units.add(point & 0xff);
    } else if (point < 0x80 || encoding == Encoding.UTF_32 || encoding == Encoding.WIDE) {
      units.add(point);
    } else if (encoding == Encoding.UTF_16) {
      new String(Character.toChars(point)).chars().forEach(unit -> units.add(unit));
    } else {
      for (byte b : Character.toString(point).getBytes(StandardCharsets.UTF_8)) {
        units.add(b & 0xff);
      }
    }
  }

  /** The elements as they lie in memory, with the terminating zero. */
  static byte[] bytes(long[] units, int width) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream((units.length + 1) * width);
    for (long unit : units) {
      for (int i = 0; i < width; i++) {
        bytes.write((int) (unit >> 8 * i));
      }
    }
    for (int i = 0; i < width; i++) {
      bytes.write(0);
    }
    return bytes.toByteArray();
  }
}
