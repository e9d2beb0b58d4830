package heapwright.bench;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goals;
import heapwright.machine.ConcreteMachine;
import heapwright.method.budget.Budget;
import heapwright.method.run.FoundInputs;
import heapwright.method.standard.Standard;
import heapwright.method.standard.fault.FaultSearch;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.work.Work;
import heapwright.work.WorkMeter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What budgets count beside what the processor takes: each function's counted time over the time of
 * the thread that worked on it, and the rates that would fit these functions best.
 */
final class WorkRates {
  private static final double NANOS = 1e9;

  /** Shorter pursuits say more about the compiler than about the work. */
  private static final double SHORT = 0.3;

  private static final int WARM_UP = 10;
  private static final int WORST = 12;

  /** One function's work. */
  private record Measured(String name, Map<Work, Long> counts, double counted, double taken) {
    double ratio() {
      return counted / taken;
    }
  }

  private WorkRates() {}

  /**
   * Takes the folder of the packages, the functions of the corpus (0 for all), those of packages,
   * the seed, the seconds for each, and optionally the file of results.
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    Path cache = Path.of(args[0]);
    long seed = Long.parseLong(args[3]);
    Duration time = Duration.ofSeconds(Long.parseLong(args[4]));
    List<RealFunction> drawn = new ArrayList<>(Ablation.corpus(Integer.parseInt(args[1]), seed));
    if (Integer.parseInt(args[2]) > 0) {
      drawn.addAll(Ablation.real(cache, Integer.parseInt(args[2]), seed));
    }
    List<Measured> all = new ArrayList<>();
    for (int i = 0; i < drawn.size(); i++) {
      Optional<AblationSubject> subject = AblationSubject.read(drawn.get(i));
      if (subject.isPresent()) {
        // The compiler works for the first run more than the method does.
        measured(subject.get(), time);
        Measured measured = measured(subject.get(), time);
        if (i >= WARM_UP && measured.taken() > SHORT) {
          all.add(measured);
        }
        System.err.printf(
            "%d/%d\t%s\t%.3f\t%s%n",
            i + 1, drawn.size(), measured.name(), measured.taken(), measured.counts());
      }
    }
    Results results = new Results("Work as counted beside processor time (bench/work)");
    report(all, results);
    if (args.length > 5) {
      results.recordIn(Path.of(args[5]));
    }
    System.exit(0);
  }

  private static Measured measured(AblationSubject subject, Duration time)
      throws InterruptedException {
    List<Measured> measured = new ArrayList<>();
    Thread worker =
        new Thread(null, () -> measured.add(pursued(subject, time)), subject.name(), 256L << 20);
    worker.start();
    worker.join();
    return measured.get(0);
  }

  private static Measured pursued(AblationSubject subject, Duration time) {
    Standard standard = new Standard(subject.program(), Z3.solvers(Z3Limits.BRIEF), 1);
    long before = processor();
    Criterion criterion = new Criterion.Branches();
    CoverageLedger ledger =
        new CoverageLedger(criterion, Goals.of(subject.function(), criterion), System::nanoTime);
    FoundInputs found =
        standard.forManyGoals().pursue(subject.function(), ledger, Budget.of(time, ledger));
    new FaultSearch(subject.program(), new ConcreteMachine(subject.program()), time.dividedBy(2))
        .provoke(subject.function(), found.tests(), found.faults());
    WorkMeter meter = WorkMeter.ofThread();
    return new Measured(
        subject.name(),
        meter.counts(),
        meter.nanoseconds() / NANOS,
        (processor() - before) / NANOS);
  }

  /** Of the whole process: runs on deep stacks have threads of their own. */
  private static long processor() {
    return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  private static void report(List<Measured> all, Results results) {
    results.say("counted over processor time, " + all.size() + " functions:");
    List<Measured> sorted = new ArrayList<>(all);
    sorted.sort(Comparator.comparingDouble(Measured::ratio));
    for (int percent : new int[] {1, 5, 25, 50, 75, 95, 99}) {
      Measured at = sorted.get(Math.min(sorted.size() - 1, sorted.size() * percent / 100));
      results.say(String.format("  %2d %%  %5.2f", percent, at.ratio()));
    }
    results.say("");
    double taken = all.stream().mapToDouble(Measured::taken).sum();
    double counted = all.stream().mapToDouble(Measured::counted).sum();
    results.say(String.format("in all: %.1f s counted, %.1f s taken", counted, taken));
    Map<Work, Double> fit = fit(all);
    for (Work kind : Work.values()) {
      long count = all.stream().mapToLong(m -> m.counts().get(kind)).sum();
      results.say(
          String.format(
              "  %-20s %,16d times  best fit %,10.0f ns", kind, count, fit.get(kind) * NANOS));
    }
    results.say("");
    results.say("farthest off:");
    sorted.sort(Comparator.comparingDouble(m -> -Math.abs(Math.log(m.ratio()))));
    sorted.stream()
        .limit(WORST)
        .forEach(
            m ->
                results.say(
                    String.format(
                        "  %5.2f  %6.2f s  %s %s", m.ratio(), m.taken(), m.name(), m.counts())));
  }

  /**
   * Rates of at least zero with the least sum of squared relative errors, by coordinate descent.
   */
  private static Map<Work, Double> fit(List<Measured> all) {
    Map<Work, Double> rates = new EnumMap<>(Work.class);
    for (Work kind : Work.values()) {
      rates.put(kind, 0.0);
    }
    for (int round = 0; round < 2_000; round++) {
      for (Work kind : Work.values()) {
        double up = 0;
        double down = 0;
        for (Measured m : all) {
          double weight = m.counts().get(kind) / m.taken();
          double rest = 1;
          for (Work other : Work.values()) {
            if (other != kind) {
              rest -= rates.get(other) * m.counts().get(other) / m.taken();
            }
          }
          up += weight * rest;
          down += weight * weight;
        }
        rates.put(kind, down == 0 ? 0 : Math.max(0, up / down));
      }
    }
    return rates;
  }
}
