package heapwright.outside.open;

import heapwright.bench.Results;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/**
 * {@code gen} on random functions against random outsides: {@code OpenBench FUNCTIONS SEED RUNS
 * SECONDS FOLDER [RESULTS]}.
 */
final class OpenBench {
  private static final int MOST_CAUSES = 15;

  private OpenBench() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    int functions = Integer.parseInt(args[0]);
    long first = Long.parseLong(args[1]);
    long runs = Long.parseLong(args[2]);
    OpenScore score = new OpenScore();
    long undefined = 0;
    for (long seed = first; seed < first + functions; seed++) {
      Trial trial = Trial.of(seed, runs, Path.of(args[4]).resolve("seed-" + seed));
      undefined += trial.undefined();
      trial.judge(args[3], score);
      System.out.println("seed " + seed + ": " + score.summary());
    }
    score.missed().forEach(System.out::println);
    Results results = new Results("gen on random functions against random outsides (bench/open)");
    results.say(
        String.format(
            "%d functions from seed %d, %d runs with random outsides, %d of them undefined, %s s"
                + " a function",
            functions, first, runs * functions, undefined, args[3]));
    results.say(score.summary());
    score.contradictions().forEach(c -> results.say("contradicted: " + c));
    score.causes().entrySet().stream()
        .sorted(
            Map.Entry.<String, Integer>comparingByValue()
                .reversed()
                .thenComparing(Map.Entry.comparingByKey()))
        .limit(MOST_CAUSES)
        .forEach(e -> results.say(e.getValue() + " not covered, " + e.getKey()));
    if (args.length > 5) {
      results.recordIn(Path.of(args[5]));
    }
    if (!score.contradictions().isEmpty()) {
      System.exit(1);
    }
  }
}
