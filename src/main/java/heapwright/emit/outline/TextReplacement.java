package heapwright.emit.outline;

import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A part of a text, and what is to stand in its place. */
public record TextReplacement(int from, int to, String left) {
  /** What has an effect beyond the part in which it stands. */
  private static final Pattern LASTING =
      Pattern.compile(
          "#(?:line)?\\s*\\d+\\s.*|#\\s*pragma\\s+((GCC|clang)\\s+"
              + "(diagnostic|visibility|push_options|pop_options|optimize)|pack)\\b.*");

  /** Empty lines, but for what lasts. */
  static String left(String part) {
    return part.lines()
        .map(line -> LASTING.matcher(line).matches() ? line : "")
        .collect(Collectors.joining("\n"));
  }
}
