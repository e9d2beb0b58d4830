package heapwright.method.inka;

import heapwright.analysis.CallGraph;
import heapwright.goal.Goal;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.method.Budget;
import heapwright.method.Rehearsal;
import heapwright.method.Trial;
import heapwright.solve.domains.IntegerMode;
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
final class Pursuit {
  private static final int LARGEST = 1024;

  /** Within this bound everything is tried on the machine's integers too. */
  private static final int EASY = 4;

  /** What is not found within this bound may be worth a proof that takes more. */
  private static final int HARD = 16;

  private static final int MIDDLE = 256;

  private static final int LITTLE = 800;
  private static final int MUCH = 15_000;
  private static final int PATIENCE = 24;
  private static final int FEW = 4;

  private final Program program;
  private final CallGraph calls;
  private final Effects effects;
  private final Function function;
  private final Goal goal;
  private final Rehearsal rehearsal;
  private final Budget budget;
  private final Map<TestInput, Boolean> tried = new HashMap<>();
  private final List<Trial> trials = new ArrayList<>();
  private Optional<Trial> reached = Optional.empty();
  private int mismatches;

  Pursuit(
      Program program,
      CallGraph calls,
      Effects effects,
      Function function,
      Goal goal,
      Rehearsal rehearsal,
      Budget budget) {
    this.program = program;
    this.calls = calls;
    this.effects = effects;
    this.function = function;
    this.goal = goal;
    this.rehearsal = rehearsal;
    this.budget = budget;
  }

  /** Every input that was played, whether it met the goal or not. */
  List<Trial> trials() {
    return trials;
  }

  Answer answer() {
    Optional<Target> target = Target.of(function, goal);
    if (target.isEmpty() || !goal.function().equals(function.symbol())) {
      return new Answer.Unknown("only a place in the function itself is a goal for constraints");
    }
    Structure structure = Structure.of(function, target.get());
    Attempt machine = attempt(structure, IntegerMode.MACHINE);
    if (!machine.open(LITTLE)) {
      return refuted(machine, machine::explanation, 0);
    }
    Attempt plain = attempt(structure, IntegerMode.MATHEMATICAL);
    boolean isPlainOpen = plain.open(LITTLE);
    int patience = PATIENCE;
    for (int bound = 1; bound <= LARGEST && !budget.isUsedUp(); bound *= 2) {
      // Where much has to be gone through for each case, few are worth it.
      Search.Limits limits = new Search.Limits(bound, patience, bound > HARD ? PATIENCE : patience);
      if (isPlainOpen) {
        Search.Verdict verdict = plain.sweep(limits);
        if (verdict == Search.Verdict.FOUND) {
          return smallest(plain, bound);
        }
        isPlainOpen = verdict != Search.Verdict.EXHAUSTED;
      }
      // Where a bound bites, what wraps around seldom helps; but only the machine proves.
      if (!isPlainOpen || bound <= EASY || bound == MIDDLE) {
        Search.Verdict verdict = machine.sweep(limits);
        if (verdict == Search.Verdict.FOUND) {
          return smallest(machine, bound);
        }
        if (verdict == Search.Verdict.EXHAUSTED) {
          return refuted(machine, () -> machine.cases(limits), machine.failures());
        }
      }
      if (bound == HARD) {
        Attempt thorough = attempt(structure, IntegerMode.MACHINE);
        if (!thorough.open(MUCH)) {
          return refuted(thorough, thorough::explanation, 0);
        }
      }
      patience += PATIENCE;
    }
    return new Answer.Unknown(cause(machine));
  }

  private Attempt attempt(Structure structure, IntegerMode mode) {
    World world = new World(program, calls, effects, goal.function(), mode, budget);
    return new Attempt(world, structure, input -> meets(input, mode));
  }

  private boolean meets(TestInput input, IntegerMode mode) {
    boolean meets = tried.computeIfAbsent(input, this::isMetBy);
    if (!meets && mode == IntegerMode.MACHINE) {
      mismatches++;
    }
    return meets;
  }

  private boolean isMetBy(TestInput input) {
    Trial trial = rehearsal.rehearse(input);
    trials.add(trial);
    boolean meets = trial.endsWell() && goal.isMetBy(trial.visits());
    if (meets) {
      reached = Optional.of(trial);
    }
    return meets;
  }

  private Answer refuted(Attempt attempt, Supplier<List<String>> why, int cases) {
    if (attempt.world().gaps().isEmpty() && mismatches == 0) {
      return new Answer.Unreachable(why.get(), cases);
    }
    return new Answer.Unknown(cause(attempt));
  }

  private String cause(Attempt attempt) {
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
  private Answer smallest(Attempt attempt, int bound) {
    // What was found without much trouble will be found so within a bound that is wide enough.
    int few = attempt.failures() + FEW;
    int low = bound / 2;
    int high = bound;
    while (low + 1 < high && !budget.isUsedUp()) {
      int middle = (low + high) / 2;
      Search.Limits limits = new Search.Limits(middle, PATIENCE, Math.min(few, PATIENCE));
      if (attempt.sweep(limits) == Search.Verdict.FOUND) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return new Answer.Reached(reached.orElseThrow());
  }
}
