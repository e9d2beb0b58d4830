package heapwright.app;

import heapwright.app.suite.FunctionResult;
import heapwright.app.suite.SourceUnit;
import heapwright.goal.CalleeGoals;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Goal;
import heapwright.goal.GoalInstrumentation;
import heapwright.goal.criterion.CriterionGoals;
import heapwright.ir.code.Function;
import heapwright.machine.ConcreteMachine;
import heapwright.method.CoverageMethod;
import heapwright.method.budget.Budget;
import heapwright.method.monitored.MonitoredPursuit;
import heapwright.method.proof.StandingAssumptions;
import heapwright.method.run.ErrorIsolation;
import heapwright.method.run.FoundInputs;
import heapwright.method.standard.fault.FaultSearch;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Pursues the goals of the functions of one file and looks for their faults, each within its time.
 * A bug of ours, or a search that does not end, costs the function in which it shows.
 */
final class FunctionPursuit {
  private static final double NANOS = 1e9;

  /** Faults are looked for in a part of a function's time, but at least for this long. */
  private static final Duration LEAST = Duration.ofSeconds(2);

  private static final int PART = 2;

  private static final String OVERDUE = "the time was used up";

  private final SourceUnit unit;
  private final GenerationPlan plan;
  private final BooleanSupplier stopped;
  private final Watchdog watchdog;
  private final Pursuit pursuit;
  private final StandingAssumptions assumptions;

  /**
   * @param stopped whether no further work is to be begun
   */
  FunctionPursuit(SourceUnit unit, GenerationPlan plan, BooleanSupplier stopped) {
    this.unit = unit;
    this.plan = plan;
    this.stopped = stopped;
    watchdog = new Watchdog(stopped);
    pursuit = pursuit();
    assumptions = new StandingAssumptions(unit.program());
  }

  /** Pursues the goals of a function, each search within the budget for its ledger. */
  private interface Pursuit {
    FoundInputs of(
        Function function,
        CoverageLedger ledger,
        java.util.function.Function<CoverageLedger, Budget> budgets);
  }

  /** A bug of ours while the method is made fails each function by itself. */
  private Pursuit pursuit() {
    try {
      return CriterionGoals.instrumentation(plan.criterion())
          .map(this::monitored)
          .orElseGet(this::plain);
    } catch (RuntimeException | StackOverflowError failure) {
      return (function, ledger, budgets) -> {
        throw new IllegalStateException(failure);
      };
    }
  }

  private Pursuit plain() {
    CoverageMethod method = plan.methods().apply(unit.program());
    return (function, ledger, budgets) -> method.pursue(function, ledger, budgets.apply(ledger));
  }

  private Pursuit monitored(GoalInstrumentation instrumentation) {
    return new MonitoredPursuit(
            instrumentation, unit.program(), unit.functions(), this::goals, plan.methods())
        ::pursue;
  }

  /** What happened to the goals of a function, and the inputs for them. */
  private record Pursued(CoverageLedger ledger, FoundInputs foundInputs) {}

  FunctionResult of(Function function) throws InterruptedException {
    try {
      long start = System.nanoTime();
      Pursued pursued =
          watchdog.within(Budget.cap(plan.time()), () -> pursued(function)).match(orLeft(function));
      double seconds = (System.nanoTime() - start) / NANOS;
      FaultSearch.Findings findings =
          stopped.getAsBoolean()
              ? FaultSearch.Findings.NONE
              : provoked(function, pursued.foundInputs());
      return new FunctionResult(
          function, pursued.ledger(), pursued.foundInputs(), findings, seconds);
    } catch (OutOfMemoryError failure) {
      // An abandoned search may still hold the memory.
      Pursued pursued = left(function, ErrorIsolation.cause(failure), true);
      return new FunctionResult(
          function, pursued.ledger(), pursued.foundInputs(), FaultSearch.Findings.NONE, 0);
    }
  }

  private List<Goal> goals(Function function) {
    List<Goal> goals =
        new ArrayList<>(CriterionGoals.of(unit.program(), function, plan.criterion()));
    if (plan.depth() > 0) {
      goals.addAll(new CalleeGoals(unit.program()).of(function, plan.depth()));
    }
    return goals;
  }

  private CoverageLedger ledger(Function function) {
    return new CoverageLedger(plan.criterion(), goals(function), System::nanoTime)
        .assuming(plan.assumed());
  }

  private Pursued pursued(Function function) {
    CoverageLedger ledger = ledger(function);
    try {
      ledger.assuming(assumptions.of(function));
      if (plan.depth() > 0) {
        ledger.assuming(assumptions.inCallees(function));
      }
      return new Pursued(ledger, pursuit.of(function, ledger, this::budget));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      return left(ledger, ErrorIsolation.cause(failure), true);
    }
  }

  private Budget budget(CoverageLedger ledger) {
    return Budget.of(plan.time(), ledger).until(stopped);
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
    return left(ledger(function), cause, isInternal);
  }

  private static Pursued left(CoverageLedger ledger, String cause, boolean isInternal) {
    if (isInternal) {
      ledger.erred(cause);
    }
    ledger.open().forEach(goal -> ledger.leave(goal, cause));
    return new Pursued(ledger, FoundInputs.NONE);
  }

  private FaultSearch.Findings provoked(Function function, FoundInputs foundInputs)
      throws InterruptedException {
    Duration part = plan.time().dividedBy(PART);
    Duration time = part.compareTo(LEAST) < 0 ? LEAST : part;
    return watchdog
        .within(Budget.cap(time), () -> provoked(function, foundInputs, time))
        .match(
            new SupervisedOutcome.Cases<>() {
              @Override
              public FaultSearch.Findings done(FaultSearch.Findings result) {
                return result;
              }

              @Override
              public FaultSearch.Findings failed(Throwable cause) {
                return nothingLookedFor(ErrorIsolation.cause(cause));
              }

              @Override
              public FaultSearch.Findings overdue() {
                return nothingLookedFor(OVERDUE);
              }
            });
  }

  private static FaultSearch.Findings nothingLookedFor(String cause) {
    return new FaultSearch.Findings(List.of(), List.of("faults were not looked for: " + cause));
  }

  private FaultSearch.Findings provoked(Function function, FoundInputs foundInputs, Duration time) {
    return new FaultSearch(unit.program(), new ConcreteMachine(unit.program()), time)
        .provoke(function, foundInputs.tests(), foundInputs.faults());
  }
}
