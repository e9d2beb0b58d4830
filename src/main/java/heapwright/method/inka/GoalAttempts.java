package heapwright.method.inka;

import heapwright.goal.Goal;
import heapwright.ir.code.Function;
import heapwright.method.budget.Budget;
import heapwright.method.inka.goal.GoalView;
import heapwright.method.inka.trace.ConstraintTrace;
import heapwright.method.inka.unfolding.RecursionKnowledge;
import heapwright.method.inka.world.ConstraintWorld;
import heapwright.method.inka.world.WriteEffects;
import heapwright.method.run.ConcreteExecution;
import heapwright.method.run.ExecutedInput;
import heapwright.solve.domains.value.IntegerMode;
import heapwright.testcase.TestInput;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The constraint systems of one goal, and the runs of the inputs that solve them. */
final class GoalAttempts {
  private static final Duration TRACE = Duration.ofMinutes(1);

  private final WriteEffects effects;
  private final Function start;
  private final Goal goal;
  private final ConcreteExecution execution;
  private final Budget budget;
  private final Map<TestInput, Boolean> tried = new HashMap<>();
  private final List<ExecutedInput> runs = new ArrayList<>();
  private Optional<ExecutedInput> reached = Optional.empty();

  /** In which arithmetic an input solved the constraints and did not meet the goal. */
  private final Set<IntegerMode> mismatched = EnumSet.noneOf(IntegerMode.class);

  /**
   * @param start what a test calls: the function, or a scenario that asks preconditions before
   */
  GoalAttempts(
      WriteEffects effects, Function start, Goal goal, ConcreteExecution execution, Budget budget) {
    this.effects = effects;
    this.start = start;
    this.goal = goal;
    this.execution = execution;
    this.budget = budget;
  }

  Budget budget() {
    return budget;
  }

  Goal goal() {
    return goal;
  }

  /** Every input that was played, whether it met the goal or not. */
  List<ExecutedInput> runs() {
    return runs;
  }

  /** The last run that met the goal. */
  ExecutedInput reached() {
    return reached.orElseThrow();
  }

  boolean isMismatched(IntegerMode mode) {
    return mismatched.contains(mode);
  }

  ConstraintSystem attempt(GoalView view, IntegerMode mode) {
    return attempt(view, mode, budget, ConstraintTrace.off());
  }

  /** As {@link #attempt}, for people to read; what was found in time is found again. */
  ConstraintSystem traced(GoalView view, IntegerMode mode, ConstraintTrace trace) {
    return attempt(view, mode, Budget.ofWork(TRACE), trace);
  }

  private ConstraintSystem attempt(
      GoalView view, IntegerMode mode, Budget budget, ConstraintTrace trace) {
    ConstraintWorld world =
        new ConstraintWorld(
            effects, start, view, mode, RecursionKnowledge::returned, budget, trace);
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
}
