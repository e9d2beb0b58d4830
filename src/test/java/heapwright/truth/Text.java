package heapwright.truth;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A piece of C, written twice.
 *
 * @param plain as {@code reach} is to see it
 * @param counted the same with counters and checks
 */
public record Text(String plain, String counted) {

  public static Text same(String text) {
    return new Text(text, text);
  }

  /** Both by one pattern, as {@link String#format}. */
  public static Text of(String pattern, Text... parts) {
    return new Text(
        String.format(pattern, Arrays.stream(parts).map(Text::plain).toArray()),
        String.format(pattern, Arrays.stream(parts).map(Text::counted).toArray()));
  }

  public static Text joined(String separator, List<Text> parts) {
    return new Text(
        parts.stream().map(Text::plain).collect(Collectors.joining(separator)),
        parts.stream().map(Text::counted).collect(Collectors.joining(separator)));
  }

  /** With something in front that only counts. */
  public Text counting(String before) {
    return new Text(plain, before + counted);
  }
}
