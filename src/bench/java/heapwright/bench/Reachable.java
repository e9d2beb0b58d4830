package heapwright.bench;

import heapwright.app.MethodName;
import heapwright.truth.Score;
import heapwright.truth.Trials;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * {@code reach} on random functions whose inputs can all be tried: {@code Reachable FIRST FUNCTIONS
 * GOALS SECONDS METHODS FOLDER [RESULTS]}.
 */
public final class Reachable {
  private static final int MOST_CAUSES = 12;

  private Reachable() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    long first = Long.parseLong(args[0]);
    int functions = Integer.parseInt(args[1]);
    Duration time = Duration.ofNanos((long) (Double.parseDouble(args[3]) * 1e9));
    List<MethodName> methods =
        List.of(args[4].split(",")).stream().map(MethodName::valueOf).toList();
    Trials trials = new Trials(methods, time, Integer.parseInt(args[2]), System.out::println);
    for (long seed = first; seed < first + functions; seed++) {
      Path folder = Path.of(args[5]).resolve("seed-" + seed);
      Files.createDirectories(folder);
      trials.sample(seed, folder);
    }
    Results results = new Results("reach against all inputs of random functions (bench/reachable)");
    tell(trials, methods, time, results);
    if (args.length > 6) {
      results.recordIn(Path.of(args[6]));
    }
    if (trials.scores().values().stream().anyMatch(s -> !s.contradictions().isEmpty())) {
      System.exit(1);
    }
  }

  private static void tell(
      Trials trials, List<MethodName> methods, Duration time, Results results) {
    results.say(
        String.format(
            "%d functions, %d inputs tried by programs that gcc made, %.1f s a goal",
            trials.functions(), trials.inputs(), time.toMillis() / 1e3));
    results.say(Score.heading());
    Map<MethodName, Score> scores = trials.scores();
    methods.forEach(method -> results.say(scores.get(method).row(method.name())));
    for (MethodName method : methods) {
      Score score = scores.get(method);
      score.contradictions().forEach(c -> results.say("contradicted: " + c));
      score.causes().entrySet().stream()
          .sorted(
              Map.Entry.<String, Integer>comparingByValue()
                  .reversed()
                  .thenComparing(Map.Entry.comparingByKey()))
          .limit(MOST_CAUSES)
          .forEach(e -> results.say(e.getValue() + " unknown, " + method + ", " + e.getKey()));
    }
  }
}
