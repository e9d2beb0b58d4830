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
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What probes count beside what the machine predicts, outcome by outcome: whole programs, random
 * conditions, and tests of every function of the fixtures and the corpus, with several compilers
 * and levels of optimisation. Arguments: {@code SCRATCH SEEDS EVERY FIRST VARIANT PART [RESULTS]}.
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
  private static final int SAID = 600;

  private final Path scratch;
  private final int every;
  private final ExecutorService processors =
      Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
  private final Results results = new Results("Probes (`bench/probes`)");
  private final int first;
  private final Pattern part;
  private final List<Variant> variants;
  private int wrong;

  /**
   * @param every of so many programs and files one is taken
   * @param first the number of the first one, from 0
   * @param variant a part of the names of those to be tried
   * @param part what is in the paths of programs and files, a regular expression
   */
  private ProbesBench(Path scratch, int every, int first, String variant, String part) {
    this.scratch = scratch;
    this.every = every;
    this.first = first;
    this.part = Pattern.compile(part);
    variants = VARIANTS.stream().filter(v -> v.toString().contains(variant)).toList();
  }

  public static void main(String[] arguments) throws IOException {
    ProbesBench bench =
        new ProbesBench(
            Files.createTempDirectory(Path.of(arguments[0]), "probes"),
            Integer.parseInt(arguments[2]),
            Integer.parseInt(arguments[3]),
            arguments[4],
            arguments[5]);
    List<CProgram> random = bench.random(Integer.parseInt(arguments[1]));
    bench.programs("whole programs", bench.sample(CProgram.below(PROGRAMS)));
    bench.programs("random conditions", random);
    bench.suites();
    bench.processors.shutdown();
    bench.results.say(bench.wrong + " disagreements");
    if (arguments.length > 6) {
      bench.results.recordIn(Path.of(arguments[6]));
    }
    System.exit(bench.wrong == 0 ? 0 : 1);
  }

  private <T> List<T> sample(List<T> all) {
    return IntStream.range(0, all.size())
        .filter(i -> i % every == first && part.matcher(all.get(i).toString()).find())
        .mapToObj(all::get)
        .toList();
  }

  private List<CProgram> random(int seeds) throws IOException {
    List<CProgram> programs = new ArrayList<>();
    for (int seed = 1; seed <= seeds; seed++) {
      Path file = scratch.resolve("conditions" + seed + ".c");
      programs.add(new CProgram(Files.writeString(file, RandomConditions.program(seed))));
    }
    return programs;
  }

  private void programs(String title, List<CProgram> programs) {
    results.say(title);
    for (Variant variant : variants) {
      long outcomes = 0;
      int agree = 0;
      int otherwise = 0;
      List<CompletableFuture<ProbedRun.Outcome>> runs =
          programs.stream().map(program -> run(program, variant)).toList();
      for (int i = 0; i < runs.size(); i++) {
        CProgram program = programs.get(i);
        try {
          ProbedRun.Outcome outcome = runs.get(i).join();
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
        } catch (CompletionException e) {
          otherwise++;
          results.say("  " + program.name() + ": " + firstLine(e.getCause()));
        }
      }
      results.say(
          String.format(
              "  %-10s %d programs, %d outcomes: %d agree, %d behave otherwise",
              variant, programs.size(), outcomes, agree, otherwise));
    }
  }

  private CompletableFuture<ProbedRun.Outcome> run(CProgram program, Variant variant) {
    ProbedRun run = new ProbedRun(variant.compiler(), variant.options(), scratch);
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            return run.of(program, new Machine());
          } catch (IOException | InterruptedException e) {
            throw new CompletionException(e);
          }
        },
        processors);
  }

  private static String firstLine(Throwable problem) {
    return String.valueOf(problem.getMessage()).lines().findFirst().orElse("");
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
    for (Variant variant : variants) {
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
    boolean isVerified = verdict instanceof TestVerdict.Verified;
    if (!isVerified && ReportedCases.in(file).contains(test.replaceFirst("_\\d+$", ""))) {
      verdicts.merge("undefined, as the fixture says", 1, Integer::sum);
      return;
    }
    verdicts.merge(verdict.getClass().getSimpleName(), 1, Integer::sum);
    if (verdict instanceof TestVerdict.Disagrees disagrees) {
      wrong++;
      results.say("  " + file + " " + test + ": " + disagrees.details());
    } else if (!(verdict instanceof TestVerdict.Verified)) {
      results.say("  " + file + " " + test + ": " + shortened(verdict.toString()));
    }
  }
}
