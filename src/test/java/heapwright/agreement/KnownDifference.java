package heapwright.agreement;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A line of a program on which gcov counts other branches than we decide, and why. */
record KnownDifference(String program, int line, String reason) {
  private static final Pattern ENTRY = Pattern.compile("(\\S+):(\\d+)(.*)");

  /** The entries of a list; lines that begin with {@code #} are remarks. */
  static List<KnownDifference> read(Path list) throws IOException {
    return Files.readAllLines(list).stream()
        .filter(line -> !line.startsWith("#"))
        .map(KnownDifference::parse)
        .toList();
  }

  private static KnownDifference parse(String text) {
    Matcher entry = ENTRY.matcher(text);
    if (!entry.matches()) {
      throw new IllegalArgumentException(text);
    }
    return new KnownDifference(
        entry.group(1), Integer.parseInt(entry.group(2)), entry.group(3).strip());
  }
}
