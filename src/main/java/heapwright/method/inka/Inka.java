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
import heapwright.testcase.scenario.Scenario;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Pursues goals as INKA does: by constraints over abstract memories. */
public final class Inka implements CoverageMethod {
  private static final long STEPS = 2_000_000;
  private static final List<String> ASSUMPTIONS =
      List.of("no undefined behaviour before", "objects of incompatible types do not overlap");

  /** What a goal gets in one pass and in the next, before it gets what is left. */
  private static final List<Duration> SHARES =
      List.of(Duration.ofMillis(300), Duration.ofSeconds(3));

  private static final Duration ALL = Duration.ofDays(1);

  private final Program program;
  private final CallGraph calls;

  /**
   * @param program linked with the library and completed with stubs
   */
  public Inka(Program program) {
    this.program = program;
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

    GoalPursuit pursuit(Function function, Goal goal, Budget budget) {
      return new GoalPursuit(effects, function, goal, execution, budget);
    }
  }

  /** What happens to one goal of a function. */
  public InkaAnswer answer(Function function, Goal goal, Budget budget) {
    return new Tools().pursuit(function, goal, budget).answer();
  }

  @Override
  public FoundInputs pursue(Function function, CoverageLedger ledger, Budget budget) {
    if (Scenario.isScenario(function)) {
      return beyond(function, ledger);
    }
    Run run = new Run(function, ledger, budget);
    if (ledger.open().size() > 1) {
      SHARES.forEach(run::pass);
    }
    run.pass(ALL);
    return new FoundInputs(run.tests, run.faults);
  }

  /** The goals of one function, those that take little first. */
  private final class Run {
    private final Function function;
    private final CoverageLedger ledger;
    private final Budget budget;
    private final Tools tools = new Tools();
    private final List<ExecutedInput> tests = new ArrayList<>();
    private final List<ExecutedInput> faults = new ArrayList<>();

    Run(Function function, CoverageLedger ledger, Budget budget) {
      this.function = function;
      this.ledger = ledger;
      this.budget = budget;
    }

    /** Pursues each goal that is open for so long. */
    void pass(Duration share) {
      for (Goal goal : ledger.open()) {
        if (ledger.isOpen(goal) && !budget.isUsedUp()) {
          pursue(goal, budget.and(Budget.ofWork(share)));
        }
      }
    }

    private void pursue(Goal goal, Budget share) {
      GoalPursuit pursuit = tools.pursuit(function, goal, share);
      InkaAnswer answer = pursuit.answer();
      if (answer instanceof InkaAnswer.Reached reached) {
        keep(reached.run());
      }
      for (ExecutedInput executed : pursuit.runs()) {
        keep(executed);
      }
      conclude(goal, answer, ledger);
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

  /** The published method calls a function once, with arguments of its choice. */
  private static FoundInputs beyond(Function scenario, CoverageLedger ledger) {
    if (Scenario.steps(scenario).stream().anyMatch(Scenario.Step::asks)) {
      ledger.open().forEach(goal -> ledger.leave(goal, "INKA knows no preconditions"));
    }
    return FoundInputs.NONE;
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
