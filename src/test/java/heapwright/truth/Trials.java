package heapwright.truth;

import heapwright.app.MethodName;
import heapwright.app.Reach;
import heapwright.method.ReachResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntPredicate;

/** Asks about samples by several methods and keeps the score. */
public final class Trials {
  /** Goals that are made up for a sample, before some are chosen. */
  private static final int CANDIDATES = 80;

  /** A function that reaches fewer of them hardly does anything. */
  private static final int FEWEST = 10;

  private final Map<MethodName, Score> scores = new EnumMap<>(MethodName.class);
  private final Duration time;
  private final int goals;
  private final Consumer<String> log;
  private int functions;
  private long inputs;

  /**
   * @param time for a goal
   * @param goals for a sample, at most
   * @param log told each answer
   */
  public Trials(List<MethodName> methods, Duration time, int goals, Consumer<String> log) {
    methods.forEach(method -> scores.put(method, new Score()));
    this.time = time;
    this.goals = goals;
    this.log = log;
  }

  /**
   * @param folder where its files may be written
   */
  public void sample(long seed, Path folder) throws IOException, InterruptedException {
    Sample sample = Sample.of(seed);
    Aims aims = new Aims(sample, CANDIDATES);
    Path file = folder.resolve("sample.c");
    Files.writeString(file, sample.plain());
    Enumeration truth = Enumeration.of(sample, aims, folder);
    if (truth.reached().stream().filter(r -> r).count() < FEWEST) {
      return;
    }
    functions++;
    inputs += sample.world().size();
    Inquiry inquiry = new Inquiry(file, aims.all().stream().map(Aim::text).toList());
    for (int index : chosen(truth, i -> !inquiry.refuses(aims.all().get(i).text()))) {
      Aim aim = aims.all().get(index);
      for (MethodName method : scores.keySet()) {
        Reach reach = inquiry.about(aim.text());
        long start = System.nanoTime();
        ReachResult answer = Inquiry.answer(reach, method, time);
        double seconds = (System.nanoTime() - start) / 1e9;
        String name = "seed " + seed + " " + method + " '" + aim.text() + "'";
        Score.Question question =
            new Score.Question(name, reach, truth.reached().get(index), truth.isExhaustive());
        String verdict = scores.get(method).add(question, answer);
        log.accept(String.format("%s: %s, %.2f s", name, verdict, seconds));
      }
    }
  }

  /**
   * As many that are reached as others, as far as there are; but fewer others where inputs beyond
   * the world may reach them, so that no answer can be wrong.
   */
  private List<Integer> chosen(Enumeration truth, IntPredicate isGoal) {
    List<Integer> reached = new ArrayList<>();
    List<Integer> others = new ArrayList<>();
    for (int i = 0; i < truth.reached().size(); i++) {
      if (isGoal.test(i)) {
        (truth.reached().get(i) ? reached : others).add(i);
      }
    }
    int wanted = truth.isExhaustive() ? goals / 2 : goals / 6;
    int fromOthers = Math.min(others.size(), Math.max(wanted, goals - reached.size()));
    List<Integer> chosen = new ArrayList<>(others.subList(0, fromOthers));
    chosen.addAll(reached.subList(0, Math.min(reached.size(), goals - fromOthers)));
    return chosen;
  }

  public int functions() {
    return functions;
  }

  public long inputs() {
    return inputs;
  }

  public Map<MethodName, Score> scores() {
    return Map.copyOf(scores);
  }
}
