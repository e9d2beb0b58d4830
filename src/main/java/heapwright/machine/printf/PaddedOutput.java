package heapwright.machine.printf;

import heapwright.machine.printf.PrintfField.Layout;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Writes fields with their padding. */
final class PaddedOutput {
  private static final int CHUNK = 512;

  private final ByteArrayOutputStream text;

  PaddedOutput(ByteArrayOutputStream text) {
    this.text = text;
  }

  int count() {
    return text.size();
  }

  /** Bytes padded with spaces. */
  Optional<PrintfFormat.Error> text(byte[] bytes, Layout layout) {
    return field("", 0, bytes, layout);
  }

  /**
   * An integer. Its zeros are counted, because a precision may ask for more of them than memory
   * holds.
   *
   * @param letter that of the conversion
   */
  Optional<PrintfFormat.Error> integer(char letter, long value, Layout layout) {
    int precision = layout.precision().orElse(1);
    String digits = value == 0 && precision == 0 ? "" : digits(letter, value);
    String prefix = prefix(letter, value, layout);
    long zeros = Math.max(0, precision - digits.length());
    if (letter == 'o' && layout.has('#') && zeros == 0 && !digits.startsWith("0")) {
      // C17 7.21.6.1p6: the alternative form of octal raises the precision until a 0 comes first.
      zeros = 1;
    }
    // C17 7.21.6.1p6: a precision switches the flag 0 off.
    if (layout.has('0') && !layout.left() && layout.precision().isEmpty()) {
      zeros = Math.max(zeros, (long) layout.width() - prefix.length() - digits.length());
    }
    return field(prefix, zeros, bytes(digits), layout);
  }

  private static String digits(char letter, long value) {
    return switch (letter) {
      case 'd' -> Long.toUnsignedString(Math.abs(value));
      case 'u' -> Long.toUnsignedString(value);
      case 'o' -> Long.toOctalString(value);
      case 'b', 'B' -> Long.toBinaryString(value);
      case 'X' -> Long.toHexString(value).toUpperCase(Locale.ROOT);
      default -> Long.toHexString(value);
    };
  }

  /** Sign and base, before which spaces go and after which zeros go. */
  private static String prefix(char letter, long value, Layout layout) {
    return switch (letter) {
      case 'd' -> value < 0 ? "-" : layout.sign();
      case 'p' -> layout.sign() + "0x";
      case 'x', 'X', 'b', 'B' -> layout.has('#') && value != 0 ? "0" + letter : "";
      default -> "";
    };
  }

  private Optional<PrintfFormat.Error> field(
      String prefix, long zeros, byte[] bytes, Layout layout) {
    long length = prefix.length() + zeros + bytes.length;
    long padding = Math.max(0, layout.width() - length);
    if (count() + length + padding > Integer.MAX_VALUE) {
      return Optional.of(PrintfFormat.Error.EOVERFLOW);
    }
    fill(' ', layout.left() ? 0 : padding);
    text.writeBytes(bytes(prefix));
    fill('0', zeros);
    text.writeBytes(bytes);
    fill(' ', layout.left() ? padding : 0);
    return Optional.empty();
  }

  private static byte[] bytes(String characters) {
    return characters.getBytes(StandardCharsets.ISO_8859_1);
  }

  private void fill(char character, long times) {
    byte[] chunk = new byte[(int) Math.min(times, CHUNK)];
    Arrays.fill(chunk, (byte) character);
    for (long left = times; left > 0; left -= chunk.length) {
      text.write(chunk, 0, (int) Math.min(left, chunk.length));
    }
  }
}
