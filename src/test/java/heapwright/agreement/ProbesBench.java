package heapwright.agreement;

import heapwright.bench.Results;
import heapwright.emission.ProbedSuites;
import heapwright.verify.TestVerdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What probes count beside what the machine predicts, outcome by outcome: whole programs, random
 * conditions, and tests of every function of the fixtures and the corpus, with several compilers
 * and levels of optimisation. Arguments: {@code SCRATCH SEEDS EVERY [RESULTS]}.
 */
public final class ProbesBench {
  private static final Path PROGRAMS = Path.of("src/test/resources/agreement");
  private static final List<Path> SUITES =
      List.of(Path.of("corpus"), Path.of("examples"), Path.of("src/test/resources"));

  /** A compiler and how it optimises. */
  private record Variant(String compiler, List<String> options) {
    @Override
    public String toString() {
      return compiler + " " + String.join(" ", options);
    }
  }

  private static final List<Variant> VARIANTS =
      List.of(
          new Variant("gcc", List.of("-O0")),
          new Variant("gcc", List.of("-O2")),
          new Variant("gcc", List.of("-Os")),
          new Variant("clang", List.of("-O2")));

  /** How much of a message is printed. */
  private static final int SAID = 300;

  private final Path scratch;
  private final int every;
  private final ExecutorService processors =
      Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
  private final Results results = new Results("Probes (`bench/probes`)");
  private final Machine machine = new Machine();
  private int wrong;

  /**
   * @param every of so many programs and files one is taken
   */
  private ProbesBench(Path scratch, int every) {
    this.scratch = scratch;
    this.every = every;
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    ProbesBench bench =
        new ProbesBench(
            Files.createTempDirectory(Path.of(arguments[0]), "probes"),
            Integer.parseInt(arguments[2]));
    List<CProgram> random = bench.random(Integer.parseInt(arguments[1]));
    bench.programs("whole programs", bench.sample(CProgram.below(PROGRAMS)));
    bench.programs("random conditions", random);
    bench.suites();
    bench.processors.shutdown();
    bench.results.say(bench.wrong + " disagreements");
    if (arguments.length > 3) {
      bench.results.recordIn(Path.of(arguments[3]));
    }
    System.exit(bench.wrong == 0 ? 0 : 1);
  }

  private <T> List<T> sample(List<T> all) {
    return IntStream.range(0, all.size()).filter(i -> i % every == 0).mapToObj(all::get).toList();
  }

  private List<CProgram> random(int seeds) throws IOException {
    List<CProgram> programs = new ArrayList<>();
    for (int seed = 1; seed <= seeds; seed++) {
      Path file = scratch.resolve("conditions" + seed + ".c");
      programs.add(new CProgram(Files.writeString(file, RandomConditions.program(seed))));
    }
    return programs;
  }

  private void programs(String title, List<CProgram> programs)
      throws IOException, InterruptedException {
    results.say(title);
    for (Variant variant : VARIANTS) {
      long outcomes = 0;
      int agree = 0;
      int otherwise = 0;
      for (CProgram program : programs) {
        try {
          ProbedRun.Outcome outcome =
              new ProbedRun(variant.compiler(), variant.options(), scratch).of(program, machine);
          outcomes += outcome.counters();
          if (outcome.differences().isEmpty()) {
            agree++;
          } else if (!outcome.alike()) {
            // What C leaves open this compiler does in another way, which its output shows.
            otherwise++;
            results.say("  behaves otherwise: " + program.name());
          } else {
            wrong++;
            results.say("  " + program.name() + ": " + outcome.differences());
          }
        } catch (AssertionError e) {
          otherwise++;
          results.say(
              "  " + program.name() + ": " + String.valueOf(e.getMessage()).lines().findFirst());
        }
      }
      results.say(
          String.format(
              "  %-10s %d programs, %d outcomes: %d agree, %d behave otherwise",
              variant, programs.size(), outcomes, agree, otherwise));
    }
  }

  private void suites() throws IOException {
    List<String> files = new ArrayList<>();
    for (Path folder : SUITES) {
      try (Stream<Path> all = Files.walk(folder)) {
        all.map(Path::toString)
            .filter(file -> file.endsWith(".c") && !file.startsWith(PROGRAMS.toString()))
            .sorted()
            .forEach(files::add);
      }
    }
    results.say("tests of functions");
    for (Variant variant : VARIANTS) {
      Map<String, Integer> verdicts = new LinkedHashMap<>();
      List<Suite> suites = sample(files).stream().map(file -> suite(file, variant)).toList();
      for (Suite suite : suites) {
        finished(suite).forEach((test, verdict) -> count(suite.file(), test, verdict, verdicts));
      }
      results.say(String.format("  %-10s %d files: %s", variant, suites.size(), verdicts));
    }
  }

  /** The tests of a file, while they are compiled and run beside others. */
  private record Suite(String file, CompletableFuture<Map<String, TestVerdict>> verdicts) {}

  private Suite suite(String file, Variant variant) {
    return new Suite(
        file, CompletableFuture.supplyAsync(() -> verdicts(file, variant), processors));
  }

  private static Map<String, TestVerdict> verdicts(String file, Variant variant) {
    try {
      return ProbedSuites.verdicts(file, variant.compiler(), variant.options());
    } catch (InterruptedException e) {
      throw new CompletionException(e);
    }
  }

  private Map<String, TestVerdict> finished(Suite suite) {
    try {
      return suite.verdicts().join();
    } catch (CompletionException e) {
      results.say("  " + suite.file() + " is left out: " + shortened(e.getCause().toString()));
      return Map.of();
    }
  }

  private static String shortened(String said) {
    return said.substring(0, Math.min(SAID, said.length())).replace("\n", " ");
  }

  private void count(String file, String test, TestVerdict verdict, Map<String, Integer> verdicts) {
    verdicts.merge(verdict.getClass().getSimpleName(), 1, Integer::sum);
    if (verdict instanceof TestVerdict.Disagrees disagrees) {
      wrong++;
      results.say("  " + file + " " + test + ": " + disagrees.details());
    } else if (!(verdict instanceof TestVerdict.Verified)) {
      results.say("  " + file + " " + test + ": " + shortened(verdict.toString()));
    }
  }
}
