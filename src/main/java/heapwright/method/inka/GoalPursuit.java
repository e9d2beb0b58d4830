package heapwright.method.inka;

import heapwright.analysis.invariant.Invariants;
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
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Pursues one goal: a proof by propagation first, then labelling within wider and wider bounds, on
 * mathematical integers and on the machine's by turns. The machine's prove; where they do not, those
 * prove that C defines, if signed integers do not overflow.
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
  private final Function start;
  private final Function function;
  private final Goal goal;
  private final ConcreteExecution execution;
  private final Budget budget;
  private final Map<TestInput, Boolean> tried = new HashMap<>();
  private final List<ExecutedInput> runs = new ArrayList<>();
  private Optional<ExecutedInput> reached = Optional.empty();

  /** In which arithmetic an input solved the constraints and did not meet the goal. */
  private final Set<IntegerMode> mismatched = EnumSet.noneOf(IntegerMode.class);

  private GoalView structure;
  private ConstraintSystem machine;
  private ConstraintSystem plain;
  private Optional<ConstraintSystem> defined = Optional.empty();
  private boolean isPlainOpen;

  /**
   * @param start what a test calls: the function, or a scenario that asks preconditions before
   */
  GoalPursuit(
      WriteEffects effects,
      Function start,
      Function function,
      Goal goal,
      ConcreteExecution execution,
      Budget budget) {
    this.effects = effects;
    this.start = start;
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
    structure = GoalView.of(function, target.get());
    machine = attempt(IntegerMode.MACHINE);
    if (!machine.open(LITTLE)) {
      return refuted(machine, machine::explanation, 0);
    }
    plain = attempt(IntegerMode.MATHEMATICAL);
    isPlainOpen = plain.open(LITTLE);
    if (!isPlainOpen && !defined().open(LITTLE)) {
      return refuted(defined(), defined()::explanation, 0);
    }
    return hurried().or(this::patient).orElseGet(() -> new InkaAnswer.Unknown(cause(machine)));
  }

  /** What C defines; looked at once plain integers have no solution. */
  private ConstraintSystem defined() {
    if (defined.isEmpty()) {
      defined = Optional.of(attempt(IntegerMode.DEFINED));
    }
    return defined.get();
  }

  /** Few cases within each bound, since a wider bound may be worth more than other cases. */
  private Optional<InkaAnswer> hurried() {
    int failures = FAILURES;
    for (int bound = 1; bound <= LARGEST && !budget.isUsedUp(); bound *= 2) {
      // Where much has to be gone through for each case, few are worth it.
      Optional<InkaAnswer> found =
          swept(
              new LabellingSearch.Limits(bound, failures, bound > HARD ? FAILURES : failures),
              bound <= EASY || bound == MIDDLE);
      if (found.isEmpty() && bound == HARD) {
        found = thorough();
      }
      if (found.isPresent()) {
        return found;
      }
      failures += FAILURES;
    }
    return Optional.empty();
  }

  /** As many cases as a loop has that runs so often and may do what is wanted after any round. */
  private Optional<InkaAnswer> patient() {
    Optional<InkaAnswer> found = Optional.empty();
    for (int bound = 2 * HARD; bound <= MIDDLE && found.isEmpty() && !budget.isUsedUp(); ) {
      found = swept(new LabellingSearch.Limits(bound, bound, bound), false);
      bound *= 2;
    }
    return found;
  }

  /**
   * Goes through the cases within limits in each arithmetic that may have a solution. Where a bound
   * bites, what wraps around seldom helps; but only the machine proves without an assumption.
   *
   * @param onMachineToo whether wrapped results may help
   */
  private Optional<InkaAnswer> swept(LabellingSearch.Limits limits, boolean onMachineToo) {
    if (isPlainOpen) {
      LabellingSearch.Verdict verdict = plain.sweep(limits);
      if (verdict == LabellingSearch.Verdict.FOUND) {
        return Optional.of(smallest(plain, limits.bound()));
      }
      isPlainOpen = verdict != LabellingSearch.Verdict.EXHAUSTED;
      if (!isPlainOpen && !defined().open(LITTLE)) {
        return Optional.of(refuted(defined(), defined()::explanation, 0));
      }
    }
    if (isPlainOpen) {
      return onMachineToo ? swept(machine, limits) : Optional.empty();
    }
    return swept(machine, limits).or(() -> swept(defined(), limits));
  }

  private Optional<InkaAnswer> swept(ConstraintSystem attempt, LabellingSearch.Limits limits) {
    LabellingSearch.Verdict verdict = attempt.sweep(limits);
    if (verdict == LabellingSearch.Verdict.FOUND) {
      return Optional.of(smallest(attempt, limits.bound()));
    }
    return verdict == LabellingSearch.Verdict.EXHAUSTED
        ? Optional.of(refuted(attempt, () -> attempt.cases(limits), attempt.failures()))
        : Optional.empty();
  }

  /** A proof that takes more. */
  private Optional<InkaAnswer> thorough() {
    ConstraintSystem thorough = attempt(IntegerMode.MACHINE);
    return thorough.open(MUCH)
        ? Optional.empty()
        : Optional.of(refuted(thorough, thorough::explanation, 0));
  }

  private ConstraintSystem attempt(IntegerMode mode) {
    ConstraintWorld world =
        new ConstraintWorld(
            effects, start, structure, mode, RecursionKnowledge::returned, budget);
    return new ConstraintSystem(world, start, input -> meets(input, mode));
  }

  private boolean meets(TestInput input, IntegerMode mode) {
    boolean meets = tried.computeIfAbsent(input, this::isMetBy);
    if (!meets) {
      mismatched.add(mode);
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
    IntegerMode mode = attempt.world().engine().mode();
    if (attempt.world().gaps().isEmpty() && !mismatched.contains(mode)) {
      List<String> assumptions =
          mode == IntegerMode.DEFINED ? List.of(Invariants.NO_OVERFLOW) : List.of();
      return new InkaAnswer.Unreachable(why.get(), cases, assumptions);
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

  /** The least bound with a solution, if some cases within lesser bounds were left out before. */
  private int leftOut(ConstraintSystem attempt, int bound) {
    int lower = Math.max(2 * attempt.excluded(), 2 * HARD);
    for (; lower < bound && lower <= MIDDLE && !budget.isUsedUp(); lower *= 2) {
      LabellingSearch.Limits all = new LabellingSearch.Limits(lower, lower, lower);
      if (attempt.sweep(all) == LabellingSearch.Verdict.FOUND) {
        return lower;
      }
    }
    return bound;
  }

  /** Looks for an input that needs fewer rounds and objects. */
  private InkaAnswer smallest(ConstraintSystem attempt, int bound) {
    // What was found without much trouble will be found so within a bound that is wide enough.
    int high = attempt.failures() > FEW ? leftOut(attempt, bound) : bound;
    int few = attempt.failures() + FEW;
    int low = high / 2;
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
