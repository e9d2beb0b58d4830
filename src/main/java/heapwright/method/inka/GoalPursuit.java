package heapwright.method.inka;

import heapwright.goal.Goal;
import heapwright.ir.code.Function;
import heapwright.method.budget.Budget;
import heapwright.method.inka.goal.GoalView;
import heapwright.method.inka.goal.TranslationTarget;
import heapwright.method.inka.labelling.LabellingSearch;
import heapwright.method.inka.unfolding.RecursionKnowledge;
import heapwright.method.inka.world.ConstraintWorld;
import heapwright.method.inka.world.WriteEffects;
import heapwright.method.run.ConcreteExecution;
import heapwright.method.run.ExecutedInput;
import heapwright.solve.domains.value.IntegerMode;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Pursues one goal: a proof by propagation first, then labelling within wider and wider bounds, on
 * mathematical integers and on the machine's by turns. Only the machine's prove.
 */
final class GoalPursuit {
  private static final int LARGEST = 1024;

  /** Within this bound everything is tried on the machine's integers too. */
  private static final int EASY = 4;

  /** What is not found within this bound may be worth a proof that takes more. */
  private static final int HARD = 16;

  private static final int MIDDLE = 256;

  private static final int LITTLE = 800;
  private static final int MUCH = 15_000;
  private static final int FAILURES = 24;
  private static final int FEW = 4;

  private final WriteEffects effects;
  private final Function function;
  private final Goal goal;
  private final ConcreteExecution execution;
  private final Budget budget;
  private final Map<TestInput, Boolean> tried = new HashMap<>();
  private final List<ExecutedInput> runs = new ArrayList<>();
  private Optional<ExecutedInput> reached = Optional.empty();
  private int mismatches;

  GoalPursuit(
      WriteEffects effects,
      Function function,
      Goal goal,
      ConcreteExecution execution,
      Budget budget) {
    this.effects = effects;
    this.function = function;
    this.goal = goal;
    this.execution = execution;
    this.budget = budget;
  }

  /** Every input that was played, whether it met the goal or not. */
  List<ExecutedInput> runs() {
    return runs;
  }

  InkaAnswer answer() {
    Optional<TranslationTarget> target = TranslationTarget.of(function, goal);
    if (target.isEmpty() || !goal.function().equals(function.symbol())) {
      return new InkaAnswer.Unknown(
          "only a place in the function itself is a goal for constraints");
    }
    GoalView structure = GoalView.of(function, target.get());
    ConstraintSystem machine = attempt(structure, IntegerMode.MACHINE);
    if (!machine.open(LITTLE)) {
      return refuted(machine, machine::explanation, 0);
    }
    ConstraintSystem plain = attempt(structure, IntegerMode.MATHEMATICAL);
    boolean isPlainOpen = plain.open(LITTLE);
    int failures = FAILURES;
    for (int bound = 1; bound <= LARGEST && !budget.isUsedUp(); bound *= 2) {
      // Where much has to be gone through for each case, few are worth it.
      LabellingSearch.Limits limits =
          new LabellingSearch.Limits(bound, failures, bound > HARD ? FAILURES : failures);
      if (isPlainOpen) {
        LabellingSearch.Verdict verdict = plain.sweep(limits);
        if (verdict == LabellingSearch.Verdict.FOUND) {
          return smallest(plain, bound);
        }
        isPlainOpen = verdict != LabellingSearch.Verdict.EXHAUSTED;
      }
      // Where a bound bites, what wraps around seldom helps; but only the machine proves.
      if (!isPlainOpen || bound <= EASY || bound == MIDDLE) {
        LabellingSearch.Verdict verdict = machine.sweep(limits);
        if (verdict == LabellingSearch.Verdict.FOUND) {
          return smallest(machine, bound);
        }
        if (verdict == LabellingSearch.Verdict.EXHAUSTED) {
          return refuted(machine, () -> machine.cases(limits), machine.failures());
        }
      }
      if (bound == HARD) {
        ConstraintSystem thorough = attempt(structure, IntegerMode.MACHINE);
        if (!thorough.open(MUCH)) {
          return refuted(thorough, thorough::explanation, 0);
        }
      }
      failures += FAILURES;
    }
    return new InkaAnswer.Unknown(cause(machine));
  }

  private ConstraintSystem attempt(GoalView structure, IntegerMode mode) {
    ConstraintWorld world =
        new ConstraintWorld(effects, goal.function(), mode, RecursionKnowledge::returned, budget);
    return new ConstraintSystem(world, structure, input -> meets(input, mode));
  }

  private boolean meets(TestInput input, IntegerMode mode) {
    boolean meets = tried.computeIfAbsent(input, this::isMetBy);
    if (!meets && mode == IntegerMode.MACHINE) {
      mismatches++;
    }
    return meets;
  }

  private boolean isMetBy(TestInput input) {
    ExecutedInput run = execution.execute(input);
    runs.add(run);
    boolean meets = run.endsWell() && goal.isMetBy(run.visits());
    if (meets) {
      reached = Optional.of(run);
    }
    return meets;
  }

  private InkaAnswer refuted(ConstraintSystem attempt, Supplier<List<String>> why, int cases) {
    if (attempt.world().gaps().isEmpty() && mismatches == 0) {
      return new InkaAnswer.Unreachable(why.get(), cases);
    }
    return new InkaAnswer.Unknown(cause(attempt));
  }

  private String cause(ConstraintSystem attempt) {
    List<String> causes = new ArrayList<>(attempt.world().gaps());
    causes.addAll(attempt.world().approximations());
    if (budget.isUsedUp()) {
      return "the time was used up";
    }
    return causes.isEmpty()
        ? "nothing was found within the bounds"
        : "nothing was found; " + causes.get(0);
  }

  /** Looks for an input that needs fewer rounds and objects. */
  private InkaAnswer smallest(ConstraintSystem attempt, int bound) {
    // What was found without much trouble will be found so within a bound that is wide enough.
    int few = attempt.failures() + FEW;
    int low = bound / 2;
    int high = bound;
    while (low + 1 < high && !budget.isUsedUp()) {
      int middle = (low + high) / 2;
      LabellingSearch.Limits limits =
          new LabellingSearch.Limits(middle, FAILURES, Math.min(few, FAILURES));
      if (attempt.sweep(limits) == LabellingSearch.Verdict.FOUND) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return new InkaAnswer.Reached(reached.orElseThrow());
  }
}
