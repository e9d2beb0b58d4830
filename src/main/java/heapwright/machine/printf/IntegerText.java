package heapwright.machine.printf;

import heapwright.machine.printf.PrintfDirective.Radix;
import java.util.Locale;

/** Integers of up to 64 bits in digits. */
final class IntegerText {
  private IntegerText() {}

  static NumberText signed(FieldLayout layout, long value) {
    String digits = value < 0 ? Long.toString(value).substring(1) : Long.toString(value);
    return text(layout, layout.sign(value < 0), value == 0, digits);
  }

  static NumberText unsigned(FieldLayout layout, long value, Radix radix, boolean upper) {
    boolean alternate = layout.has(Flag.ALTERNATE);
    return switch (radix) {
      case DECIMAL -> text(layout, "", value == 0, Long.toUnsignedString(value));
      case OCTAL -> octal(layout, value, alternate);
      case BINARY ->
          text(
              layout,
              alternate && value != 0 ? (upper ? "0B" : "0b") : "",
              value == 0,
              Long.toBinaryString(value));
      case HEXADECIMAL -> hexadecimal(layout, "", value, upper, alternate);
    };
  }

  /** A pointer that is not null: as %#lx, but a sign flag shows. */
  static NumberText pointer(FieldLayout layout, long address) {
    return hexadecimal(layout, layout.sign(false), address, false, true);
  }

  private static NumberText hexadecimal(
      FieldLayout layout, String sign, long value, boolean upper, boolean alternate) {
    String digits = Long.toHexString(value);
    String base = alternate && value != 0 ? (upper ? "0X" : "0x") : "";
    return text(layout, sign + base, value == 0, upper ? digits.toUpperCase(Locale.ROOT) : digits);
  }

  // C17 7.21.6.1p6: the alternative form of octal raises the precision until the first digit is 0.
  private static NumberText octal(FieldLayout layout, long value, boolean alternate) {
    NumberText plain = text(layout, "", value == 0, Long.toOctalString(value));
    boolean led = plain.leadingZeros() > 0 || plain.digits().startsWith("0");
    return !alternate || led ? plain : new NumberText("", 1, plain.digits());
  }

  private static NumberText text(FieldLayout layout, String prefix, boolean zero, String digits) {
    int precision = layout.precision().orElse(1);
    String shown = zero && precision == 0 ? "" : digits;
    return new NumberText(prefix, Math.max(0, precision - shown.length()), shown);
  }
}
