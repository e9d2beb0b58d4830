package heapwright.bench;

import heapwright.corpus.CorpusFile;
import heapwright.goal.Goals;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What each part of the standard method buys: the method without it beside the whole, on the same
 * functions of the corpus and of real packages.
 */
final class Ablation {
  private static final int WARM_UP = 5;

  private final List<AblationVariant> variants;
  private final Duration time;

  private Ablation(Duration time, String part) {
    this.time = time;
    variants = AblationVariant.without(part);
  }

  /**
   * Takes the folder of the packages, the functions of the corpus (0 for all), those of packages,
   * the seed, the seconds for each, the part to leave out (each, if empty), and optionally the file
   * of results.
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    Path cache = Path.of(args[0]);
    int corpus = Integer.parseInt(args[1]);
    int real = Integer.parseInt(args[2]);
    long seed = Long.parseLong(args[3]);
    Ablation bench = new Ablation(Duration.ofSeconds(Long.parseLong(args[4])), args[5]);
    Results results = new Results("What each part of the standard method buys (bench/ablation)");
    results.say(args[4] + " s for each function, seed " + seed);
    bench.compare("the corpus", corpus(corpus, seed), results);
    if (real > 0) {
      bench.compare("real C", real(cache, real, seed), results);
    }
    if (args.length > 6) {
      results.recordIn(Path.of(args[6]));
    }
    // Runs that did not keep their time may still hold threads.
    System.exit(0);
  }

  static List<RealFunction> corpus(int wanted, long seed) throws IOException {
    List<RealFunction> all = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of("corpus"))) {
      for (Path path : files.filter(f -> f.toString().endsWith(".c")).sorted().toList()) {
        RealFile file = new RealFile(path.getFileName().toString(), path, List.of());
        CorpusFile.read(path).functions().stream()
            .map(f -> new RealFunction(file, f.name(), Goals.outcomes(f).size()))
            .filter(f -> f.outcomes() > 0)
            .forEach(all::add);
      }
    }
    return wanted == 0 ? all : RealDraw.of(all, wanted, seed);
  }

  static List<RealFunction> real(Path cache, int wanted, long seed) throws IOException {
    return RealDraw.of(
        RealDraw.candidates(cache.resolve("realcode.tsv"), cache.resolve("realgen-functions.tsv")),
        wanted,
        seed);
  }

  private void compare(String set, List<RealFunction> drawn, Results results)
      throws IOException, InterruptedException {
    AblationTable table = new AblationTable(variants);
    int done = 0;
    for (RealFunction function : drawn) {
      Optional<AblationSubject> subject = AblationSubject.read(function);
      if (subject.isPresent()) {
        if (done < WARM_UP) {
          subject.get().pursue(variants.get(0), time);
        }
        table.add(subject.get().name(), outcomes(subject.get(), done));
      }
      done++;
      System.err.println(done + "/" + drawn.size() + " " + function.name());
    }
    results.say("");
    results.say(set + ":");
    table.lines().forEach(results::say);
  }

  /** Each function begins with another variant, so that none is always the first. */
  private List<AblationSubject.Outcome> outcomes(AblationSubject subject, int turn)
      throws IOException, InterruptedException {
    AblationSubject.Outcome[] outcomes = new AblationSubject.Outcome[variants.size()];
    for (int i = 0; i < outcomes.length; i++) {
      int next = (turn + i) % outcomes.length;
      outcomes[next] = subject.pursue(variants.get(next), time);
    }
    return List.of(outcomes);
  }
}
