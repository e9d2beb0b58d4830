package heapwright.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The same functions under a fuzzer, with a harness for each, and under {@code gen}: {@code
 * AgainstFuzzer ROOT SECONDS [RESULTS]}.
 */
public final class AgainstFuzzer {
  private static final String ROW = "%-14s%9s |%8s%9s%10s |%8s%12s%10s%10s";

  private AgainstFuzzer() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    Path root = Path.of(args[0]).toAbsolutePath();
    int seconds = Integer.parseInt(args[1]);
    Results results = new Results("Against a fuzzer (bench/fuzzer/run)");
    results.say(String.format(ROW, "", "", "fuzzer", "", "", "gen", "", "", ""));
    results.say(
        String.format(
            ROW,
            "function",
            "branches",
            "lines",
            "taken",
            "last s",
            "taken",
            "infeasible",
            "last s",
            "command s"));
    for (Harness harness : Harness.in(root.resolve("bench/fuzzer"))) {
      results.say(row(root, harness, seconds));
    }
    results.say("lines: of the harness, written by hand; gen has none");
    results.say("taken: branches as gcov counts them; last s: until the last new one was taken");
    results.say("gen is started anew for each function; libFuzzer runs " + seconds + " s on each");
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    results.say(String.format("by the clock, at a load average of %.0f", load));
    if (args.length > 2) {
      results.recordIn(Path.of(args[2]));
    }
  }

  private static String row(Path root, Harness harness, int seconds)
      throws IOException, InterruptedException {
    Path scratch = Files.createTempDirectory("fuzzer");
    try {
      Reached fuzzed = new FuzzerRun(root, scratch, harness).fuzzed(seconds);
      GenRun gen = GenRun.of(root, scratch, harness, seconds);
      return String.format(
          ROW,
          harness.function(),
          gen.reached().branches(),
          harness.lines(),
          fuzzed.taken(),
          String.format("%.2f", fuzzed.last()),
          gen.reached().taken(),
          gen.infeasible(),
          String.format("%.2f", gen.reached().last()),
          String.format("%.2f", gen.command()));
    } finally {
      delete(scratch);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> all = files.sorted(Comparator.reverseOrder()).toList();
      for (Path file : all) {
        Files.delete(file);
      }
    }
  }
}
