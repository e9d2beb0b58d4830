package heapwright.agreement;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The functions of a file that do something undefined on purpose, as the file itself says. */
final class ReportedCases {
  private static final Pattern CASE =
      Pattern.compile("(\\w+)\\(void\\) \\{ // reported by: (?!nobody)");

  private ReportedCases() {}

  static Set<String> in(String file) {
    try {
      return CASE.matcher(Files.readString(Path.of(file)))
          .results()
          .map(found -> found.group(1))
          .collect(Collectors.toUnmodifiableSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
