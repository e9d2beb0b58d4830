package heapwright.method.run;

import heapwright.goal.Visits;
import heapwright.testcase.CallEnding;
import heapwright.testcase.Observation;
import heapwright.testcase.StubEffect;
import heapwright.testcase.TestInput;
import java.util.List;

/**
 * An input that was played on the concrete machine, and what was seen.
 *
 * @param repeated what the outside did in every round of a loop that a run which was given up may
 *     have waited in; see {@link OutsideReplay.SilentCalls}
 */
public record ExecutedInput(
    TestInput input, Observation observation, Visits visits, List<StubEffect> repeated) {

  public ExecutedInput {
    repeated = List.copyOf(repeated);
  }

  public ExecutedInput(TestInput input, Observation observation, Visits visits) {
    this(input, observation, visits, List.of());
  }

  static final CallEnding REFUSED =
      new CallEnding.Unsettled("it does not satisfy the precondition");

  /** The same run, if it ended so. */
  public ExecutedInput withEnding(CallEnding ending) {
    return new ExecutedInput(input, observation.withEnding(ending), visits);
  }

  /** Whether it is no input at all, by a precondition. */
  public boolean isRefused() {
    return observation.ending().equals(REFUSED);
  }

  /** Whether the call returned or left the program as a program may. */
  public boolean endsWell() {
    return !isFault() && !(observation.ending() instanceof CallEnding.Unsettled);
  }

  /** Of a run that ended in one. */
  public CallEnding.Faulted fault() {
    return (CallEnding.Faulted) observation.ending();
  }

  public boolean isFault() {
    return observation.ending() instanceof CallEnding.Faulted;
  }
}
