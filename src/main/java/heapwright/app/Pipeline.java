package heapwright.app;

import heapwright.app.suite.FileReporting;
import heapwright.app.suite.FunctionResult;
import heapwright.app.suite.SourceUnit;
import heapwright.app.suite.TestSelection;
import heapwright.app.suite.VerificationQueue;
import heapwright.app.suite.VerifiedSuite;
import heapwright.goal.CoverageLedger;
import heapwright.ir.code.Function;
import heapwright.report.suite.FileReport;
import heapwright.report.suite.SuiteReport;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;

/**
 * The whole loop over files that were read: the goals of each function are pursued, few of the
 * inputs are selected as tests, these are compiled and run, and what is then known is reported.
 */
public final class Pipeline {
  private static final String FAULTS = "faults/";
  private static final String INTERRUPTED = "the run was interrupted before";

  private final GenerationPlan plan;
  private final String version;
  private final BiConsumer<Function, CoverageLedger> done;
  private final VerificationQueue verifying = new VerificationQueue();
  private volatile boolean stopped;

  /**
   * @param done hears of each function that is finished and what happened to its goals, on the
   *     thread of a worker
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
      List<List<Future<FunctionResult>>> pursuits =
          units.stream().map(unit -> pursued(unit, workers)).toList();
      List<FileReport> files = new ArrayList<>();
      for (int i = 0; i < units.size(); i++) {
        SourceUnit unit = units.get(i);
        TestSelection tests = new TestSelection(unit.program(), results(pursuits.get(i)));
        String faults = units.size() == 1 ? FAULTS : FAULTS + unit.stem() + "/";
        VerifiedSuite suite =
            verifying
                .result(() -> VerifiedSuite.of(unit, tests, faults))
                .orElseGet(() -> VerifiedSuite.unverified(tests, faults, INTERRUPTED));
        files.add(new FileReporting(unit, suite).report());
      }
      return new SuiteReport(
          version, plan.criterion(), plan.method(), plan.seed(), !stopped, files);
    } finally {
      workers.shutdownNow();
    }
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "worker");
    thread.setDaemon(true);
    return thread;
  }

  private List<Future<FunctionResult>> pursued(SourceUnit unit, ExecutorService workers) {
    FunctionPursuit pursuit = new FunctionPursuit(unit, plan, () -> stopped);
    return unit.functions().stream()
        .map(function -> workers.submit(() -> finished(pursuit.of(function))))
        .toList();
  }

  private FunctionResult finished(FunctionResult result) {
    done.accept(result.function(), result.ledger());
    return result;
  }

  private static List<FunctionResult> results(List<Future<FunctionResult>> futures)
      throws InterruptedException {
    List<FunctionResult> results = new ArrayList<>();
    for (Future<FunctionResult> future : futures) {
      try {
        results.add(future.get());
      } catch (ExecutionException e) {
        throw new IllegalStateException(e.getCause());
      }
    }
    return results;
  }
}
