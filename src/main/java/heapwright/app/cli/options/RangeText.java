package heapwright.app.cli.options;

import heapwright.solve.question.Range;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;

/**
 * A range as it is written on the command line: {@code key=-10..10}, {@code c='a'..'z'}.
 *
 * @param input the name that the path's conditions show
 */
record RangeText(String input, Range range) {
  private static final String NUMBER =
      "([-+]?(?:0[xX][0-9a-fA-F]{1,32}|[0-9]{1,60}(?:\\.[0-9]{1,60})?(?:[eE][-+]?[0-9]{1,4})?)|'.')";
  private static final Pattern WHOLE =
      Pattern.compile("(.+?)\\s*=\\s*" + NUMBER + "\\s*\\.\\.\\s*" + NUMBER);

  static RangeText of(String text) {
    Matcher matcher = WHOLE.matcher(text.strip());
    if (!matcher.matches()) {
      throw new TypeConversionException(
          "'" + text + "' is no range; write an input and its bounds, as in key=-10..10");
    }
    Range range = new Range(number(matcher.group(2)), number(matcher.group(3)));
    if (range.isEmpty()) {
      throw new TypeConversionException(
          "'" + text + "' leaves no value: " + matcher.group(2) + " is above " + matcher.group(3));
    }
    return new RangeText(matcher.group(1), range);
  }

  private static BigDecimal number(String text) {
    if (text.startsWith("'")) {
      return BigDecimal.valueOf(text.charAt(1));
    }
    String unsigned = text.replaceFirst("^[-+]", "");
    if (unsigned.regionMatches(true, 0, "0x", 0, 2)) {
      BigDecimal value = new BigDecimal(new BigInteger(unsigned.substring(2), 16));
      return text.startsWith("-") ? value.negate() : value;
    }
    return new BigDecimal(text);
  }
}
