package heapwright.machine.number.printf;

import heapwright.machine.number.ExtendedDouble;
import java.math.BigDecimal;
import java.util.Locale;

/** Chooses the digits of a floating conversion. */
final class FloatTexts {
  private static final int DEFAULT_PRECISION = 6;

  private final PrintfDirective.Floating directive;
  private final FieldLayout layout;

  FloatTexts(PrintfDirective.Floating directive, FieldLayout layout) {
    this.directive = directive;
    this.layout = layout;
  }

  NumberText finite(double value) {
    boolean negative = Double.doubleToRawLongBits(value) < 0;
    return directive.style() == PrintfDirective.FloatStyle.HEXADECIMAL
        ? hexadecimal(negative, HexFloatText.of(value))
        : decimal(negative, new BigDecimal(Math.abs(value)));
  }

  NumberText finite(ExtendedDouble value) {
    return directive.style() == PrintfDirective.FloatStyle.HEXADECIMAL
        ? hexadecimal(value.isNegative(), HexFloatText.of(value))
        : decimal(value.isNegative(), value.abs().toBigDecimal());
  }

  /** The word for an infinity or a NaN. */
  NumberText word(boolean negative, boolean nan) {
    String word = nan ? "nan" : "inf";
    String shown = directive.upper() ? word.toUpperCase(Locale.ROOT) : word;
    return new NumberText(layout.sign(negative), 0, shown, 0, "");
  }

  private NumberText hexadecimal(boolean negative, HexFloatText digits) {
    return digits.text(
        layout.sign(negative), layout.precision(), layout.has(Flag.ALTERNATE), directive.upper());
  }

  private NumberText decimal(boolean negative, BigDecimal magnitude) {
    int precision = layout.precision().orElse(DEFAULT_PRECISION);
    DecimalFloatText text =
        new DecimalFloatText(layout.sign(negative), layout.has(Flag.ALTERNATE), directive.upper());
    return switch (directive.style()) {
      case FIXED -> text.fixed(magnitude, precision);
      case EXPONENT -> text.exponent(magnitude, precision);
      case GENERAL -> text.general(magnitude, precision);
      case HEXADECIMAL -> throw new IllegalStateException("not a decimal style");
    };
  }
}
