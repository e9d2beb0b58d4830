package heapwright.method.inka;

import heapwright.analysis.CallGraph;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Goal;
import heapwright.goal.Verdict;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.machine.ConcreteMachine;
import heapwright.method.CoverageMethod;
import heapwright.method.budget.Budget;
import heapwright.method.inka.world.WriteEffects;
import heapwright.method.run.ConcreteExecution;
import heapwright.method.run.ExecutedInput;
import heapwright.method.run.FoundInputs;
import heapwright.method.run.StrictAliasing;
import heapwright.method.run.UnnameablePointers;
import heapwright.testcase.TestInput;
import heapwright.testcase.scenario.Precondition;
import heapwright.testcase.scenario.Scenario;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Pursues goals as INKA does: by constraints over abstract memories. */
public final class Inka implements CoverageMethod {
  private static final long STEPS = 2_000_000;
  private static final List<String> ASSUMPTIONS =
      List.of("no undefined behaviour before", "objects of incompatible types do not overlap");

  /** What a goal gets in one pass and in the next, before it gets what is left. */
  private static final List<Duration> SHARES =
      List.of(Duration.ofMillis(300), Duration.ofSeconds(3));

  private static final Duration ALL = Duration.ofDays(1);

  /** Hears how goals were decided. */
  public interface Listener {
    Listener NONE = (goal, events) -> {};

    /**
     * A goal was decided, or given up.
     *
     * @param events what decided it, an event a line; found out when they are asked for
     */
    void traced(Goal goal, Supplier<List<String>> events);
  }

  private final Program program;
  private final Listener listener;
  private final CallGraph calls;

  /**
   * @param program linked with the library and completed with stubs
   */
  public Inka(Program program) {
    this(program, Listener.NONE);
  }

  /**
   * @param program linked with the library and completed with stubs
   * @param listener hears how each goal was decided
   */
  public Inka(Program program, Listener listener) {
    this.program = program;
    this.listener = listener;
    calls = CallGraph.of(program);
  }

  /**
   * What serves all goals of a function; others may be pursued at the same time, with their own.
   */
  private final class Tools {
    private final WriteEffects effects = new WriteEffects(program, calls);
    private final ConcreteExecution execution =
        new ConcreteExecution(program, new ConcreteMachine(program), STEPS);
    private final UnnameablePointers unnameable = new UnnameablePointers(program);
    private final StrictAliasing aliasing = new StrictAliasing(program);

    /**
     * @param start what a test calls: the function, or a scenario that asks preconditions before
     */
    GoalAttempts attempts(Function start, Goal goal, Budget budget) {
      return new GoalAttempts(effects, start, goal, execution, budget);
    }
  }

  /** What happens to one goal of a function. */
  public InkaAnswer answer(Function function, Goal goal, Budget budget) {
    return answer(GoalPursuit.of(new Tools().attempts(function, goal, budget), function));
  }

  private static InkaAnswer answer(Optional<GoalPursuit> pursuit) {
    return pursuit
        .map(GoalPursuit::answer)
        .orElseGet(
            () ->
                new InkaAnswer.Unknown(
                    "only a place in the function itself is a goal for constraints"));
  }

  @Override
  public FoundInputs pursue(Function start, CoverageLedger ledger, Budget budget) {
    List<Function> asked = Scenario.preconditions(program, start);
    if (Scenario.isScenario(start) && asked.isEmpty()) {
      // The published method calls a function once.
      return FoundInputs.NONE;
    }
    Function subject = Scenario.subject(program, start);
    Run run = new Run(start, subject, ledger, budget);
    if (!asked.isEmpty() && calls.isRecursive(subject.symbol())) {
      // Calls that the function makes of itself need not satisfy a precondition: only what holds
      // without one holds of them, too.
      run.proveWithout();
    }
    ledger.assuming(asked.stream().map(Precondition::assumption).toList());
    if (ledger.open().size() > 1) {
      SHARES.forEach(run::pass);
    }
    run.pass(ALL);
    return new FoundInputs(run.tests, run.faults);
  }

  /** The goals of one function, those that take little first. */
  private final class Run {
    private final Function start;
    private final Function subject;
    private final CoverageLedger ledger;
    private final Budget budget;
    private final Tools tools = new Tools();
    private final List<ExecutedInput> tests = new ArrayList<>();
    private final List<ExecutedInput> faults = new ArrayList<>();

    Run(Function start, Function subject, CoverageLedger ledger, Budget budget) {
      this.start = start;
      this.subject = subject;
      this.ledger = ledger;
      this.budget = budget;
    }

    /** Pursues each goal that is open for so long. */
    void pass(Duration share) {
      for (Goal goal : ledger.open()) {
        if (ledger.isOpen(goal) && !budget.isUsedUp()) {
          pursue(goal, budget.and(Budget.ofWork(share)), share.equals(ALL));
        }
      }
    }

    private void pursue(Goal goal, Budget share, boolean isLast) {
      GoalAttempts attempts = tools.attempts(start, goal, share);
      Optional<GoalPursuit> pursuit = GoalPursuit.of(attempts, subject);
      InkaAnswer answer = answer(pursuit);
      if (answer instanceof InkaAnswer.Reached reached) {
        keep(reached.run());
      }
      for (ExecutedInput executed : attempts.runs()) {
        keep(executed);
      }
      conclude(goal, isAskedOfFirstCallOnly() ? onlyReached(answer) : answer, ledger);
      if (isLast || !ledger.isOpen(goal)) {
        pursuit.ifPresent(done -> listener.traced(goal, done::trace));
      }
    }

    private boolean isAskedOfFirstCallOnly() {
      return start != subject && calls.isRecursive(subject.symbol());
    }

    private InkaAnswer onlyReached(InkaAnswer answer) {
      return answer instanceof InkaAnswer.Unreachable
          ? new InkaAnswer.Unknown("preconditions hold of the first call of a recursion only")
          : answer;
    }

    /** Proves goals that no call meets, whether it satisfies the preconditions or not. */
    void proveWithout() {
      Budget half = budget.slice(2);
      for (Goal goal : ledger.open()) {
        InkaAnswer answer = answer(GoalPursuit.of(tools.attempts(subject, goal, half), subject));
        if (answer instanceof InkaAnswer.Unreachable) {
          conclude(goal, answer, ledger);
        }
      }
    }

    private void keep(ExecutedInput executed) {
      TestInput input = executed.input();
      if (tools.unnameable.in(input).isPresent() || !tools.aliasing.holds(input)) {
        return;
      }
      if (executed.isFault()) {
        faults.add(executed);
      } else if (executed.endsWell() && !ledger.met(executed.visits()).isEmpty()) {
        tests.add(executed);
      }
    }
  }

  private static void conclude(Goal goal, InkaAnswer answer, CoverageLedger ledger) {
    if (!ledger.isOpen(goal)) {
      return;
    }
    if (answer instanceof InkaAnswer.Unreachable proof) {
      String chain = String.join("; ", proof.chain());
      List<String> assumptions = new ArrayList<>(ASSUMPTIONS);
      assumptions.addAll(proof.assumptions());
      ledger.prove(goal, new Verdict.Infeasible(Verdict.Proof.UNSATISFIABLE, chain, assumptions));
    } else if (answer instanceof InkaAnswer.Unknown unknown) {
      ledger.leave(goal, unknown.cause());
    } else {
      ledger.leave(goal, "the input that meets it cannot be written as a test that C allows");
    }
  }
}
