package heapwright.method.inka;

import heapwright.analysis.invariant.Invariants;
import heapwright.ir.code.Function;
import heapwright.method.inka.goal.GoalView;
import heapwright.method.inka.goal.TranslationTarget;
import heapwright.method.inka.labelling.LabellingSearch;
import heapwright.method.inka.labelling.LabellingSearch.Limits;
import heapwright.method.inka.trace.ConstraintTrace;
import heapwright.solve.domains.value.IntegerMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Pursues one goal: a proof by propagation first, then labelling within wider and wider bounds, on
 * mathematical integers and on the machine's by turns. The machine's prove; where they do not,
 * those prove that C defines, if signed integers do not overflow.
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

  private final GoalAttempts attempts;
  private final GoalView view;
  private final ConstraintSystem machine;
  private final ConstraintSystem plain;
  private Optional<ConstraintSystem> defined = Optional.empty();
  private boolean isPlainOpen;

  /**
   * What decided: the constraints in an arithmetic, with so many steps of translation, and a sweep
   * over the cases that these leave, if propagation alone did not.
   */
  private record Decisive(IntegerMode mode, int effort, Optional<Limits> limits) {}

  private Decisive decisive = new Decisive(IntegerMode.MACHINE, LITTLE, Optional.empty());

  private GoalPursuit(GoalAttempts attempts, GoalView view) {
    this.attempts = attempts;
    this.view = view;
    machine = attempt(IntegerMode.MACHINE);
    plain = attempt(IntegerMode.MATHEMATICAL);
  }

  /** Nothing if the goal is more than a place in the function. */
  static Optional<GoalPursuit> of(GoalAttempts attempts, Function function) {
    return TranslationTarget.of(function, attempts.goal())
        .filter(target -> attempts.goal().function().equals(function.symbol()))
        .map(target -> new GoalPursuit(attempts, GoalView.of(function, target)));
  }

  private ConstraintSystem attempt(IntegerMode mode) {
    return attempts.attempt(view, mode);
  }

  InkaAnswer answer() {
    if (!machine.open(LITTLE)) {
      return refuted(machine, machine::explanation, 0);
    }
    isPlainOpen = plain.open(LITTLE);
    if (!isPlainOpen && !defined().open(LITTLE)) {
      return refuted(defined(), defined()::explanation, 0);
    }
    return hurried().or(this::patient).orElseGet(() -> new InkaAnswer.Unknown(cause(machine)));
  }

  /** What decided, once more, event by event. */
  List<String> trace() {
    ConstraintTrace trace = ConstraintTrace.on();
    ConstraintSystem again = attempts.traced(view, decisive.mode(), trace);
    boolean isSwept = again.open(decisive.effort()) && decisive.limits().isPresent();
    if (!isSwept || again.sweep(decisive.limits().get()) != LabellingSearch.Verdict.FOUND) {
      trace.tellMemories();
    }
    return trace.lines();
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
    for (int bound = 1; bound <= LARGEST && !attempts.budget().isUsedUp(); bound *= 2) {
      // Where much has to be gone through for each case, few are worth it.
      Limits limits = new Limits(bound, failures, bound > HARD ? FAILURES : failures);
      Optional<InkaAnswer> found = swept(limits, bound <= EASY || bound == MIDDLE);
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
    for (int bound = 2 * HARD; bound <= MIDDLE && found.isEmpty(); bound *= 2) {
      if (attempts.budget().isUsedUp()) {
        return found;
      }
      found = swept(new Limits(bound, bound, bound), false);
    }
    return found;
  }

  /**
   * Goes through the cases within limits in each arithmetic that may have a solution. Where a bound
   * bites, what wraps around seldom helps; but only the machine proves without an assumption.
   *
   * @param onMachineToo whether wrapped results may help
   */
  private Optional<InkaAnswer> swept(Limits limits, boolean onMachineToo) {
    if (isPlainOpen) {
      LabellingSearch.Verdict verdict = plain.sweep(limits);
      if (verdict == LabellingSearch.Verdict.FOUND) {
        return Optional.of(smallest(plain, limits));
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

  private Optional<InkaAnswer> swept(ConstraintSystem attempt, Limits limits) {
    LabellingSearch.Verdict verdict = attempt.sweep(limits);
    if (verdict == LabellingSearch.Verdict.FOUND) {
      return Optional.of(smallest(attempt, limits));
    }
    if (verdict != LabellingSearch.Verdict.EXHAUSTED) {
      return Optional.empty();
    }
    decisive = new Decisive(mode(attempt), LITTLE, Optional.of(limits));
    return Optional.of(answer(attempt, () -> attempt.cases(limits), attempt.failures()));
  }

  /** A proof that takes more. */
  private Optional<InkaAnswer> thorough() {
    ConstraintSystem thorough = attempt(IntegerMode.MACHINE);
    if (thorough.open(MUCH)) {
      return Optional.empty();
    }
    decisive = new Decisive(IntegerMode.MACHINE, MUCH, Optional.empty());
    return Optional.of(answer(thorough, thorough::explanation, 0));
  }

  private static IntegerMode mode(ConstraintSystem attempt) {
    return attempt.world().engine().mode();
  }

  /** By propagation alone. */
  private InkaAnswer refuted(ConstraintSystem attempt, Supplier<List<String>> why, int cases) {
    decisive = new Decisive(mode(attempt), LITTLE, Optional.empty());
    return answer(attempt, why, cases);
  }

  private InkaAnswer answer(ConstraintSystem attempt, Supplier<List<String>> why, int cases) {
    if (attempt.world().gaps().isEmpty() && !attempts.isMismatched(mode(attempt))) {
      List<String> assumptions =
          mode(attempt) == IntegerMode.DEFINED ? List.of(Invariants.NO_OVERFLOW) : List.of();
      return new InkaAnswer.Unreachable(why.get(), cases, assumptions);
    }
    return new InkaAnswer.Unknown(cause(attempt));
  }

  private String cause(ConstraintSystem attempt) {
    List<String> causes = new ArrayList<>(attempt.world().gaps());
    causes.addAll(attempt.world().approximations());
    if (attempts.budget().isUsedUp()) {
      return "the time was used up";
    }
    return causes.isEmpty()
        ? "nothing was found within the bounds"
        : "nothing was found; " + causes.get(0);
  }

  private boolean finds(ConstraintSystem attempt, Limits limits) {
    boolean found =
        !attempts.budget().isUsedUp() && attempt.sweep(limits) == LabellingSearch.Verdict.FOUND;
    if (found) {
      decisive = new Decisive(mode(attempt), LITTLE, Optional.of(limits));
    }
    return found;
  }

  /** The least bound with a solution, if some cases within lesser bounds were left out before. */
  private int leftOut(ConstraintSystem attempt, int bound) {
    for (int b = Math.max(2 * attempt.excluded(), 2 * HARD); b < bound && b <= MIDDLE; b *= 2) {
      if (finds(attempt, new Limits(b, b, b))) {
        return b;
      }
    }
    return bound;
  }

  /** Looks for an input that needs fewer rounds and objects. */
  private InkaAnswer smallest(ConstraintSystem attempt, Limits limits) {
    decisive = new Decisive(mode(attempt), LITTLE, Optional.of(limits));
    // What was found without much trouble will be found so within a bound that is wide enough.
    int bound = limits.bound();
    int high = attempt.failures() > FEW ? leftOut(attempt, bound) : bound;
    int few = attempt.failures() + FEW;
    int low = high / 2;
    while (low + 1 < high && !attempts.budget().isUsedUp()) {
      int middle = (low + high) / 2;
      if (finds(attempt, new Limits(middle, FAILURES, Math.min(few, FAILURES)))) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return new InkaAnswer.Reached(attempts.reached());
  }
}
