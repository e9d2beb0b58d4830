package heapwright.method.standard.fault;

import heapwright.machine.outcome.FaultKind;
import heapwright.method.budget.Budget;
import heapwright.method.run.ConcreteExecution;
import heapwright.method.run.ExecutedInput;
import heapwright.testcase.CallEnding;
import heapwright.testcase.TestInput;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Plays inputs on the machine, as long as there are plays left; none is played twice. */
final class FaultRunner {
  /** A call that does not end costs as much as hundreds that do. */
  private static final int ENDLESS = 2;

  private final ConcreteExecution execution;
  private final Map<TestInput, ExecutedInput> played = new HashMap<>();
  private final Budget time;
  private int left;
  private int endless;

  FaultRunner(ConcreteExecution execution, Budget time) {
    this.execution = execution;
    this.time = time;
  }

  /** This many plays more. */
  void grant(int plays) {
    left += plays;
  }

  boolean isNew(TestInput input) {
    return !played.containsKey(input);
  }

  /** What an input shows; empty if there are no plays left. */
  Optional<ExecutedInput> play(TestInput input) {
    boolean isAllowed = !isNew(input) || left-- > 0 && endless < ENDLESS && !time.isUsedUp();
    return isAllowed ? Optional.of(see(input)) : Optional.empty();
  }

  private ExecutedInput see(TestInput input) {
    if (isNew(input)) {
      ExecutedInput run = execution.execute(input);
      endless += isEndless(run) ? 1 : 0;
      played.put(input, run);
    }
    return played.get(input);
  }

  private static boolean isEndless(ExecutedInput run) {
    CallEnding ending = run.observation().ending();
    return ending instanceof CallEnding.Unsettled && !run.isRefused()
        || ending instanceof CallEnding.Faulted fault && isEndless(fault);
  }

  static boolean isEndless(CallEnding.Faulted fault) {
    return fault.kind().equals(FaultKind.ENDLESS_RECURSION.id())
        || fault.kind().equals(FaultKind.ENDLESS_LOOP.id());
  }

  /** Whether another input does not do wrong what this one does, at the same place. */
  boolean cures(TestInput other, CallEnding.Faulted fault) {
    ExecutedInput run = see(other);
    return !run.isRefused()
        && !(run.observation().ending() instanceof CallEnding.Faulted now
            && now.kind().equals(fault.kind())
            && now.at().equals(fault.at()));
  }
}
