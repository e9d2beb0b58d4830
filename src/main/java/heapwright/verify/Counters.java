package heapwright.verify;

import heapwright.testcase.BranchCounts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the text that gcov prints about branches. */
final class Counters {
  private static final Pattern SOURCE = Pattern.compile("\\s*-:\\s*0:Source:(.*)");
  private static final Pattern LINE = Pattern.compile("\\s*[^:]+:\\s*(\\d+):.*");
  private static final Pattern BRANCH = Pattern.compile("branch\\s+\\d+ (taken (\\d+)|never).*");

  private Counters() {}

  /** The counts of one file's lines. */
  static BranchCounts parse(String report, Path source) throws IOException {
    SortedMap<Integer, List<Long>> counts = new TreeMap<>();
    boolean wanted = false;
    int line = 0;
    for (String text : report.lines().toList()) {
      Matcher file = SOURCE.matcher(text);
      if (file.matches()) {
        wanted = isSame(file.group(1), source);
      }
      Matcher numbered = LINE.matcher(text);
      if (numbered.matches()) {
        line = Integer.parseInt(numbered.group(1));
      }
      Matcher branch = BRANCH.matcher(text);
      if (wanted && branch.matches()) {
        long taken = branch.group(2) == null ? 0 : Long.parseLong(branch.group(2));
        counts.computeIfAbsent(line, key -> new ArrayList<>()).add(taken);
      }
    }
    return new BranchCounts(counts);
  }

  private static boolean isSame(String name, Path source) throws IOException {
    Path path = Path.of(name);
    return path.isAbsolute() && Files.exists(path) && Files.isSameFile(path, source);
  }
}
