package heapwright.machine.number.printf;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Exact values rounded half to even to decimal digits: %f, %e and %g. */
final class DecimalFloatText {
  // No long double has more significant digits; beyond them come zeros, which are counted.
  private static final int MOST_DIGITS = 20_000;

  private final String sign;
  private final boolean alternate;
  private final char exponentLetter;

  DecimalFloatText(String sign, boolean alternate, boolean upper) {
    this.sign = sign;
    this.alternate = alternate;
    this.exponentLetter = upper ? 'E' : 'e';
  }

  NumberText fixed(BigDecimal magnitude, int precision) {
    int scale = Math.max(0, Math.min(magnitude.scale(), precision));
    String digits = magnitude.setScale(scale, RoundingMode.HALF_EVEN).toPlainString();
    boolean point = scale == 0 && (precision > 0 || alternate);
    return new NumberText(sign, 0, point ? digits + "." : digits, precision - scale, "");
  }

  NumberText exponent(BigDecimal magnitude, int precision) {
    BigDecimal rounded = round(magnitude, precision);
    String digits = rounded.unscaledValue().toString();
    int shown = digits.length() - 1;
    String point = precision > 0 || alternate ? "." : "";
    return new NumberText(
        sign,
        0,
        digits.charAt(0) + point + digits.substring(1),
        precision - shown,
        exponentText(exponentOf(rounded)));
  }

  NumberText general(BigDecimal magnitude, int precision) {
    int digits = Math.max(precision, 1);
    int exponent = exponentOf(round(magnitude, digits - 1));
    if (alternate && exponent == digits && exponentOf(magnitude) < exponent) {
      // glibc settles the number of zeros before it rounds: where all nines before the point turn
      // into a power of ten, it prints as many as there were places after it, which is none.
      return exponent(magnitude.round(new MathContext(1, RoundingMode.HALF_EVEN)), 0);
    }
    NumberText text =
        exponent < -4 || exponent >= digits
            ? exponent(magnitude, digits - 1)
            : fixed(magnitude, digits - 1 - exponent);
    return alternate ? text : withoutTrailingZeros(text);
  }

  private static BigDecimal round(BigDecimal magnitude, int decimals) {
    if (magnitude.signum() == 0) {
      return BigDecimal.ZERO;
    }
    int digits = Math.min(decimals, MOST_DIGITS) + 1;
    return magnitude.round(new MathContext(digits, RoundingMode.HALF_EVEN));
  }

  private static int exponentOf(BigDecimal value) {
    return value.precision() - 1 - value.scale();
  }

  private String exponentText(int exponent) {
    String digits = Integer.toString(Math.abs(exponent));
    return exponentLetter + (exponent < 0 ? "-" : "+") + (digits.length() < 2 ? "0" : "") + digits;
  }

  private static NumberText withoutTrailingZeros(NumberText text) {
    String digits = text.digits();
    int end = digits.length();
    if (digits.indexOf('.') >= 0) {
      while (digits.charAt(end - 1) == '0') {
        end--;
      }
      end -= digits.charAt(end - 1) == '.' ? 1 : 0;
    }
    return new NumberText(text.prefix(), 0, digits.substring(0, end), 0, text.suffix());
  }
}
