package heapwright.bench;

import heapwright.ir.Function;
import heapwright.method.Finding;
import heapwright.method.SelfCheck;
import heapwright.method.SelfCheck.Trial;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Feasible stays feasible: a table by family of what became of paths that random heaps took. */
final class Feasible {
  private static final SelfCheck.Extent EXTENT = new SelfCheck.Extent(600, 40, 120, 1);

  private final Results results = new Results("Feasible stays feasible (bench/feasible)");
  private final Row all = new Row();
  private final Map<String, Integer> causes = new TreeMap<>();
  private final List<String> misses = new ArrayList<>();

  /** Counts of one line of the table. */
  private static final class Row {
    private int functions;
    private int paths;
    private int found;
    private int infeasible;
    private int unknown;
    private double seconds;
    private double slowest;

    void add(Row other) {
      functions += other.functions;
      paths += other.paths;
      found += other.found;
      infeasible += other.infeasible;
      unknown += other.unknown;
      seconds += other.seconds;
      slowest = Math.max(slowest, other.slowest);
    }

    String text(String title) {
      return String.format(
          "%-14s %9d %6d %6d %10d %7d %8.1f %8.0f",
          title,
          functions,
          paths,
          found,
          infeasible,
          unknown,
          1000 * seconds / paths,
          1000 * slowest);
    }
  }

  public static void main(String[] arguments) throws IOException {
    new Feasible().run(List.of(arguments));
  }

  private void run(List<String> arguments) throws IOException {
    Path folder = Path.of(arguments.get(0));
    List<String> wanted = arguments.subList(1, arguments.size());
    results.say("family         functions  paths  found infeasible unknown  ms each  slowest");
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        String family = file.getFileName().toString().replace(".c", "");
        if (wanted.isEmpty() || wanted.contains(family)) {
          family(family, SelfCheck.of(file));
        }
      }
    }
    results.say(all.text("all"));
    causes.forEach((cause, n) -> results.say(String.format("%6d  unknown: %s", n, cause)));
    misses.forEach(System.out::println);
  }

  private void family(String name, SelfCheck check) {
    Row row = new Row();
    for (Function function : check.fixture().own()) {
      row.functions++;
      System.err.println("# " + function.name());
      check.run(function, EXTENT).forEach(trial -> count(row, trial));
    }
    results.say(row.text(name));
    all.add(row);
  }

  private void count(Row row, Trial trial) {
    row.paths++;
    row.seconds += trial.seconds();
    row.slowest = Math.max(row.slowest, trial.seconds());
    if (trial.finding() instanceof Finding.Feasible) {
      row.found++;
    } else if (trial.finding() instanceof Finding.Unknown unknown) {
      row.unknown++;
      causes.merge(unknown.cause(), 1, Integer::sum);
      misses.add(trial.toString());
    } else {
      row.infeasible++;
      misses.add(trial.toString());
    }
    if (trial.seconds() > 2) {
      System.out.println(
          "slow " + trial.seconds() + " " + trial.route().function().name() + " " + trial.route());
    }
  }
}
