package heapwright.method.standard.fault;

import heapwright.machine.outcome.FaultKind;
import heapwright.method.Budget;
import heapwright.method.Rehearsal;
import heapwright.method.Trial;
import heapwright.testcase.Ending;
import heapwright.testcase.TestInput;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Plays inputs on the machine, as long as there are plays left; none is played twice. */
final class Player {
  /** A call that does not end costs as much as hundreds that do. */
  private static final int ENDLESS = 2;

  private final Rehearsal rehearsal;
  private final Map<TestInput, Trial> played = new HashMap<>();
  private final Budget time;
  private int left;
  private int endless;

  Player(Rehearsal rehearsal, Budget time) {
    this.rehearsal = rehearsal;
    this.time = time;
  }

  /** So many plays more. */
  void grant(int plays) {
    left += plays;
  }

  boolean isNew(TestInput input) {
    return !played.containsKey(input);
  }

  /** What an input shows; empty if there are no plays left. */
  Optional<Trial> play(TestInput input) {
    boolean isAllowed = !isNew(input) || left-- > 0 && endless < ENDLESS && !time.isUsedUp();
    return isAllowed ? Optional.of(see(input)) : Optional.empty();
  }

  private Trial see(TestInput input) {
    if (isNew(input)) {
      Trial trial = rehearsal.rehearse(input);
      endless += isEndless(trial) ? 1 : 0;
      played.put(input, trial);
    }
    return played.get(input);
  }

  private static boolean isEndless(Trial trial) {
    Ending ending = trial.observation().ending();
    return ending instanceof Ending.Unsettled && !trial.isRefused()
        || ending instanceof Ending.Faulted fault
            && (fault.kind().equals(FaultKind.ENDLESS_RECURSION.id())
                || fault.kind().equals(FaultKind.ENDLESS_LOOP.id()));
  }

  /** Whether another input does not do wrong what this one does, at the same place. */
  boolean cures(TestInput other, Ending.Faulted fault) {
    Trial trial = see(other);
    return !trial.isRefused()
        && !(trial.observation().ending() instanceof Ending.Faulted now
            && now.kind().equals(fault.kind())
            && now.at().equals(fault.at()));
  }
}
