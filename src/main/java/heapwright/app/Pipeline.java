package heapwright.app;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Goals;
import heapwright.ir.Function;
import heapwright.machine.ConcreteMachine;
import heapwright.method.Budget;
import heapwright.method.CoverageMethod;
import heapwright.method.ErrorIsolation;
import heapwright.method.FoundInputs;
import heapwright.method.ScenarioStages;
import heapwright.method.standard.fault.FaultSearch;
import heapwright.method.standard.fault.Findings;
import heapwright.report.suite.FileReport;
import heapwright.report.suite.SuiteReport;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;

/**
 * The whole loop: the goals of each function are pursued, few of the inputs become tests, the tests
 * are compiled and run, and what is then known goes into a report.
 */
public final class Pipeline {
  private static final double NANOS = 1e9;

  /** Faults are looked for in a part of a function's time, but at least for this long. */
  private static final Duration LEAST = Duration.ofSeconds(2);

  private static final int PART = 2;

  /** How many times as long as its processor time a budget lasts on a busy machine, at most. */
  private static final int BUSY = 4;

  private static final String OVERDUE = "the time was used up";

  private final GenerationPlan plan;
  private final String version;
  private final BiConsumer<Function, CoverageLedger> done;
  private final Watchdog supervision = new Watchdog(() -> this.stopped);
  private final VerificationQueue verifying = new VerificationQueue();
  private volatile boolean stopped;

  /**
   * @param done hears of each function that is finished and what became of its goals, on the thread
   *     of a worker
   */
  public Pipeline(GenerationPlan plan, String version, BiConsumer<Function, CoverageLedger> done) {
    this.plan = plan;
    this.version = version;
    this.done = done;
  }

  /** Ends the search soon; what is found until then is compiled, run and reported. */
  public void stop() {
    stopped = true;
  }

  /** Ends compiling and running, too; what is done until then is reported. */
  public void cutShort() {
    stopped = true;
    verifying.end();
  }

  public SuiteReport run(List<SourceUnit> units) throws InterruptedException {
    ExecutorService workers = Executors.newFixedThreadPool(plan.workers(), Pipeline::daemon);
    try {
      List<List<Future<FunctionResult>>> work = new ArrayList<>();
      for (SourceUnit unit : units) {
        work.add(submitted(unit, workers));
      }
      List<FileReport> files = new ArrayList<>();
      for (int i = 0; i < units.size(); i++) {
        List<FunctionResult> results = new ArrayList<>();
        for (Future<FunctionResult> result : work.get(i)) {
          results.add(result(result));
        }
        files.add(verifying.report(new FileSuite(units.get(i), results, units.size() == 1)));
      }
      return new SuiteReport(
          version, plan.criterion(), plan.method(), plan.seed(), !stopped, files);
    } finally {
      workers.shutdownNow();
    }
  }

  /** Makes the method; a bug of ours here fails each function by itself. */
  private CoverageMethod method(SourceUnit unit) {
    try {
      return new ScenarioStages(unit.program(), plan.methods().apply(unit.program()));
    } catch (RuntimeException | StackOverflowError failure) {
      return (function, ledger, budget) -> {
        throw new IllegalStateException(failure);
      };
    }
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "worker");
    thread.setDaemon(true);
    return thread;
  }

  private List<Future<FunctionResult>> submitted(SourceUnit unit, ExecutorService workers) {
    CoverageMethod method = method(unit);
    return unit.functions().stream()
        .map(function -> workers.submit(() -> generatedOrLeft(unit, method, function)))
        .toList();
  }

  /** What became of the goals of a function, and the inputs for them. */
  private record Pursued(CoverageLedger ledger, FoundInputs harvest) {}

  /**
   * Leaves a function's goals open where memory runs out: an abandoned search may still hold it.
   */
  private FunctionResult generatedOrLeft(SourceUnit unit, CoverageMethod method, Function function)
      throws InterruptedException {
    try {
      return generated(unit, method, function);
    } catch (OutOfMemoryError failure) {
      Pursued pursued = left(function, ErrorIsolation.cause(failure), true);
      done.accept(function, pursued.ledger());
      return new FunctionResult(function, pursued.ledger(), pursued.harvest(), Findings.NONE, 0);
    }
  }

  private FunctionResult generated(SourceUnit unit, CoverageMethod method, Function function)
      throws InterruptedException {
    long start = System.nanoTime();
    Pursued pursued =
        supervision.within(plan.time(), () -> pursued(method, function)).match(orLeft(function));
    double seconds = (System.nanoTime() - start) / NANOS;
    Findings findings = stopped ? Findings.NONE : provoked(unit, function, pursued.harvest());
    done.accept(function, pursued.ledger());
    return new FunctionResult(function, pursued.ledger(), pursued.harvest(), findings, seconds);
  }

  private Pursued pursued(CoverageMethod method, Function function) {
    CoverageLedger ledger = ledger(function);
    Budget time = Budget.of(plan.time(), ledger);
    return new Pursued(ledger, harvest(method, function, ledger, time.until(() -> stopped)));
  }

  /** An overdue search cannot be asked for what it found. */
  private SupervisedOutcome.Cases<Pursued, Pursued> orLeft(Function function) {
    return new SupervisedOutcome.Cases<>() {
      @Override
      public Pursued done(Pursued result) {
        return result;
      }

      @Override
      public Pursued failed(Throwable cause) {
        return left(function, ErrorIsolation.cause(cause), true);
      }

      @Override
      public Pursued overdue() {
        return left(function, OVERDUE, false);
      }
    };
  }

  private Pursued left(Function function, String cause, boolean isInternal) {
    CoverageLedger ledger = ledger(function);
    if (isInternal) {
      ledger.erred(cause);
    }
    ledger.open().forEach(goal -> ledger.leave(goal, cause));
    return new Pursued(ledger, new FoundInputs(List.of(), List.of()));
  }

  private CoverageLedger ledger(Function function) {
    return new CoverageLedger(
            plan.criterion(), Goals.of(function, plan.criterion()), System::nanoTime)
        .assuming(plan.assumed());
  }

  /** A bug of ours costs the goals of the function in which it shows, and no others. */
  private static FoundInputs harvest(
      CoverageMethod method, Function function, CoverageLedger ledger, Budget budget) {
    try {
      return method.pursue(function, ledger, budget);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      String cause = ErrorIsolation.cause(failure);
      ledger.erred(cause);
      ledger.open().forEach(goal -> ledger.leave(goal, cause));
      return new FoundInputs(List.of(), List.of());
    }
  }

  private Findings provoked(SourceUnit unit, Function function, FoundInputs harvest)
      throws InterruptedException {
    Duration part = plan.time().dividedBy(PART);
    Duration time = part.compareTo(LEAST) < 0 ? LEAST : part;
    return supervision
        .within(time.multipliedBy(BUSY), () -> provoked(unit, function, harvest, time))
        .match(
            new SupervisedOutcome.Cases<>() {
              @Override
              public Findings done(Findings result) {
                return result;
              }

              @Override
              public Findings failed(Throwable cause) {
                return nothingLookedFor(ErrorIsolation.cause(cause));
              }

              @Override
              public Findings overdue() {
                return nothingLookedFor(OVERDUE);
              }
            });
  }

  private static Findings nothingLookedFor(String cause) {
    return new Findings(List.of(), List.of("faults were not looked for: " + cause));
  }

  private static Findings provoked(
      SourceUnit unit, Function function, FoundInputs harvest, Duration time) {
    return new FaultSearch(unit.program(), new ConcreteMachine(unit.program()), time)
        .provoke(function, harvest.tests(), harvest.faults());
  }

  private static FunctionResult result(Future<FunctionResult> future) throws InterruptedException {
    try {
      return future.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } catch (CancellationException e) {
      throw new IllegalStateException(e);
    }
  }
}
