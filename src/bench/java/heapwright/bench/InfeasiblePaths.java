package heapwright.bench;

import heapwright.exhaustive.ExhaustiveCheck;
import heapwright.exhaustive.Report;
import heapwright.ir.code.Function;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * Holds verdicts about paths against all small heaps: {@code InfeasiblePaths ROOT [RESULTS]}. With
 * the property {@code bench.verbose}, a line for each function.
 */
public final class InfeasiblePaths {
  private static final ExhaustiveCheck.Effort EFFORT =
      new ExhaustiveCheck.Effort(100_000, 16, 100, Duration.ofSeconds(30));
  private static final String ROW = "%-22s%10s%10s%8s%8s%10s%12s%14s%9s";

  private InfeasiblePaths() {}

  public static void main(String[] args) throws IOException {
    Path resources = Path.of(args[0]).resolve("src/test/resources");
    Results results = new Results("Infeasible paths against all small heaps (bench/infeasible)");
    results.say(
        String.format(
            ROW,
            "file",
            "functions",
            "inputs",
            "paths",
            "asked",
            "feasible",
            "infeasible",
            "contradicted",
            "unknown"));
    Report all = new Report();
    for (String folder : List.of("infeasible", "paths", "selfcheck")) {
      for (Path file : files(resources.resolve(folder))) {
        Report report = check(file);
        results.say(row(file.getFileName().toString(), report));
        all.add(report);
      }
    }
    results.say(row("all", all));
    tell(all, results);
    if (args.length > 1) {
      results.recordIn(Path.of(args[1]));
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(f -> f.toString().endsWith(".c")).sorted().toList();
    }
  }

  private static Report check(Path file) {
    Report report = new Report();
    ExhaustiveCheck check = new ExhaustiveCheck(file, EFFORT);
    for (Function function : check.functions()) {
      String line = check.check(function, report);
      if (Boolean.getBoolean("bench.verbose")) {
        System.out.println(line);
      }
    }
    return report;
  }

  private static String row(String title, Report report) {
    return String.format(
        ROW,
        title,
        report.functions(),
        report.inputs(),
        report.realPaths(),
        report.asked(),
        report.feasible(),
        report.infeasible(),
        report.contradictions().size(),
        report.unknown());
  }

  private static void tell(Report all, Results results) {
    results.say(
        "inputs: all heaps of up to 3 objects a type, every alias, pointers to members and");
    results.say(
        "  globals, arrays of 3, strings up to 3, refused allocations; integers -1, 0, 1, 2");
    results.say("  and the function's constants with their neighbours; decided when they are read");
    all.reduced().forEach(line -> results.say("less: " + line));
    results.say(all.beyond() + " feasible paths need more than that; the machine confirmed them");
    all.contradictions().forEach(line -> results.say("contradicted: " + line));
    all.imprecise().forEach(line -> results.say("not the last statement: " + line));
    all.causes().forEach((cause, count) -> results.say(count + " unknown: " + cause));
  }
}
