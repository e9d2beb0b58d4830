package heapwright.app.cli.options;

import heapwright.range.IntegerInterval;
import heapwright.solve.question.Range;
import heapwright.solve.question.Ranges;
import heapwright.symbolic.term.Symbol;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * The ranges of one command line. Which inputs there are shows only along the path, so it keeps the
 * names that it was asked about. Several threads may ask.
 */
public final class GivenRanges implements Ranges {
  private static final int LISTED = 12;

  private final Map<String, Range> ranges;
  private final Set<String> inputs = Collections.synchronizedSet(new LinkedHashSet<>());
  private final Map<String, String> outside = Collections.synchronizedMap(new LinkedHashMap<>());

  GivenRanges(Map<String, Range> ranges) {
    this.ranges = ranges;
  }

  @Override
  public Optional<Range> of(Symbol symbol) {
    inputs.add(symbol.name());
    Optional<Range> given = Optional.ofNullable(ranges.get(symbol.name()));
    Optional<IntegerInterval> held = Range.heldBy(symbol);
    if (given.isPresent()
        && held.isPresent()
        && given.get().integers().intersection(held.get()).isEmpty()) {
      outside.put(symbol.name(), symbol.name() + " holds " + held.get() + " only");
      return Optional.empty();
    }
    return given;
  }

  /** What is wrong with the ranges, now that the path's inputs are known. */
  public Optional<String> complaint() {
    List<String> missing = ranges.keySet().stream().filter(n -> !inputs.contains(n)).toList();
    if (missing.isEmpty()) {
      return outside.values().stream().findFirst();
    }
    String known =
        inputs.isEmpty() ? "it has none" : "it has " + SpellingSuggestions.listed(inputs, LISTED);
    return Optional.of("no input of this path is called '" + missing.get(0) + "'; " + known);
  }

  /** Each by the input that it is about. */
  public Map<String, Range> byInput() {
    return ranges;
  }

  public boolean isEmpty() {
    return ranges.isEmpty();
  }

  @Override
  public String toString() {
    return ranges.entrySet().stream()
        .map(e -> e.getKey() + "=" + e.getValue())
        .collect(Collectors.joining(", "));
  }

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

    /** Reads one for picocli. */
    static final class Reader implements ITypeConverter<RangeText> {
      @Override
      public RangeText convert(String text) {
        return of(text);
      }
    }

    static RangeText of(String text) {
      Matcher matcher = WHOLE.matcher(text.strip());
      if (!matcher.matches()) {
        throw new TypeConversionException(
            "'" + text + "' is no range; write an input and its bounds, as in key=-10..10");
      }
      Range range = new Range(number(matcher.group(2)), number(matcher.group(3)));
      if (range.isEmpty()) {
        throw new TypeConversionException(
            "'"
                + text
                + "' leaves no value: "
                + matcher.group(2)
                + " is above "
                + matcher.group(3));
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
}
