package heapwright.app;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Goals;
import heapwright.ir.Function;
import heapwright.machine.ConcreteMachine;
import heapwright.method.Budget;
import heapwright.method.CoverageMethod;
import heapwright.method.Harvest;
import heapwright.method.Staged;
import heapwright.method.standard.fault.Findings;
import heapwright.method.standard.fault.Provocation;
import heapwright.report.suite.FileReport;
import heapwright.report.suite.SuiteReport;
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
  private static final long STACK = 256L << 20;

  private final Plan plan;
  private final String version;
  private final BiConsumer<Function, CoverageLedger> done;
  private volatile boolean stopped;

  /**
   * @param done hears of each function that is finished and what became of its goals, on the thread
   *     of a worker
   */
  public Pipeline(Plan plan, String version, BiConsumer<Function, CoverageLedger> done) {
    this.plan = plan;
    this.version = version;
    this.done = done;
  }

  /** Ends the work soon; what is done until then is reported. */
  public void stop() {
    stopped = true;
  }

  public SuiteReport run(List<Unit> units) throws InterruptedException {
    ExecutorService workers = Executors.newFixedThreadPool(plan.workers(), Pipeline::worker);
    try {
      List<List<Future<Generated>>> work = new ArrayList<>();
      for (Unit unit : units) {
        work.add(submitted(unit, workers));
      }
      List<FileReport> files = new ArrayList<>();
      for (int i = 0; i < units.size(); i++) {
        List<Generated> results = new ArrayList<>();
        for (Future<Generated> result : work.get(i)) {
          results.add(result(result));
        }
        files.add(new FileSuite(units.get(i), results, units.size() == 1).report());
      }
      return new SuiteReport(
          version, plan.criterion(), plan.method(), plan.seed(), !stopped, files);
    } finally {
      workers.shutdownNow();
    }
  }

  /** Long terms and deep recursions need a deep stack. */
  private static Thread worker(Runnable work) {
    Thread thread = new Thread(null, work, "worker", STACK);
    thread.setDaemon(true);
    return thread;
  }

  private List<Future<Generated>> submitted(Unit unit, ExecutorService workers) {
    CoverageMethod method = new Staged(unit.program(), plan.methods().apply(unit.program()));
    return unit.functions().stream()
        .map(function -> workers.submit(() -> generated(unit, method, function)))
        .toList();
  }

  private Generated generated(Unit unit, CoverageMethod method, Function function) {
    long start = System.nanoTime();
    CoverageLedger ledger =
        new CoverageLedger(
            plan.criterion(), Goals.of(function, plan.criterion()), System::nanoTime);
    Budget time = Budget.of(plan.time(), ledger);
    Harvest harvest = harvest(method, function, ledger, time.until(() -> stopped));
    double seconds = (System.nanoTime() - start) / NANOS;
    Findings findings = stopped ? Findings.NONE : provoked(unit, function, harvest);
    done.accept(function, ledger);
    return new Generated(function, ledger, harvest, findings, seconds);
  }

  /** A bug of ours costs the goals of the function in which it shows, and no others. */
  private static Harvest harvest(
      CoverageMethod method, Function function, CoverageLedger ledger, Budget budget) {
    try {
      return method.pursue(function, ledger, budget);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      String cause = "internal error: " + failure + " (please report)";
      ledger.open().forEach(goal -> ledger.leave(goal, cause));
      return new Harvest(List.of(), List.of());
    }
  }

  private static Findings provoked(Unit unit, Function function, Harvest harvest) {
    try {
      return new Provocation(unit.program(), new ConcreteMachine(unit.program()))
          .provoke(function, harvest.tests(), harvest.faults());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      String cause = "faults were not looked for: internal error: " + failure + " (please report)";
      return new Findings(List.of(), List.of(cause));
    }
  }

  private static Generated result(Future<Generated> future) throws InterruptedException {
    try {
      return future.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } catch (CancellationException e) {
      throw new IllegalStateException(e);
    }
  }
}
