package heapwright.report.suite;

import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A sanitizer's report without what differs from run to run: process numbers, addresses, folders
 * that are gone by now; and without its dump of shadow memory, which nobody reads.
 */
public final class Evidence {
  private static final Pattern PROCESS = Pattern.compile("==\\d+==\\s*");
  private static final Pattern ADDRESS = Pattern.compile("0x[0-9a-f]{5,}");
  private static final Pattern FOLDER = Pattern.compile("[^\\s(]*/heapwright\\d+/");
  private static final Pattern BUILD = Pattern.compile(" \\(BuildId: [0-9a-f]+\\)");
  private static final Pattern RULE = Pattern.compile("=+");

  private Evidence() {}

  public static String steady(String report) {
    return report
        .lines()
        .takeWhile(line -> !line.startsWith("Shadow bytes around"))
        .map(String::stripTrailing)
        .filter(line -> !RULE.matcher(line).matches())
        .map(Evidence::withoutNumbers)
        .collect(Collectors.joining("\n"))
        .strip();
  }

  private static String withoutNumbers(String line) {
    String text = PROCESS.matcher(line).replaceAll("");
    text = BUILD.matcher(FOLDER.matcher(text).replaceAll("")).replaceAll("");
    return ADDRESS.matcher(text).replaceAll("0x…");
  }
}
