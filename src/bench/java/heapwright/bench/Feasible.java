package heapwright.bench;

import heapwright.method.SelfCheck;
import heapwright.method.SelfCheck.Trial;
import heapwright.method.VerifiedSample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Feasible stays feasible: a table by family of what became of paths that random heaps took. */
final class Feasible {
  private final Results results = new Results("Feasible stays feasible (bench/feasible)");
  private final Path folder;
  private final SelfCheck.Extent extent;
  private final int verified;
  private final FeasibleRow all = new FeasibleRow();
  private final List<String> misses = new ArrayList<>();
  private final Map<String, Integer> left = new TreeMap<>();

  private Feasible(Path folder, SelfCheck.Extent extent, int verified) {
    this.folder = folder;
    this.extent = extent;
    this.verified = verified;
  }

  /**
   * FOLDER SEED PATHS VERIFIED RESULTS FAMILY...: so many paths for each function, at most, and so
   * many verified tests for each family; the file of results may be empty.
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    long seed = Long.parseLong(arguments[1]);
    int paths = Integer.parseInt(arguments[2]);
    SelfCheck.Extent extent = new SelfCheck.Extent(30 * paths, paths, 120, seed);
    Feasible measurement =
        new Feasible(Path.of(arguments[0]), extent, Integer.parseInt(arguments[3]));
    measurement.run(List.of(arguments).subList(5, arguments.length));
    if (!arguments[4].isEmpty()) {
      measurement.results.recordIn(Path.of(arguments[4]));
    }
  }

  private void run(List<String> wanted) throws IOException, InterruptedException {
    results.say(FeasibleRow.HEADING);
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        String family = file.getFileName().toString().replace(".c", "");
        if (wanted.isEmpty() || wanted.contains(family)) {
          family(family, SelfCheck.of(file));
        }
      }
    }
    results.say(all.text("all"));
    results.say(
        "seed "
            + extent.seed()
            + ", at most 120 statements each; ms: processor time of this thread for a path");
    all.causes().forEach((cause, n) -> results.say(String.format("%6d unknown: %s", n, cause)));
    left.forEach((cause, n) -> results.say(String.format("%6d not emitted: %s", n, cause)));
    misses.forEach(System.out::println);
  }

  private void family(String name, SelfCheck check) throws InterruptedException {
    FeasibleRow row = new FeasibleRow();
    List<Trial> trials = check.run(extent);
    row.functions(check.fixture().own().size());
    for (Trial trial : trials) {
      Optional<String> miss = row.count(trial);
      miss.ifPresent(misses::add);
    }
    if (verified > 0) {
      VerifiedSample sample = VerifiedSample.of(check.fixture(), trials, verified, extent.seed());
      row.verified(sample);
      sample.left().forEach((cause, n) -> left.merge(cause, n, Integer::sum));
      sample.others().forEach((test, verdict) -> misses.add(name + " " + test + " " + verdict));
    }
    results.say(row.text(name));
    all.add(row);
  }
}
