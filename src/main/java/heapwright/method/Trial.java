package heapwright.method;

import heapwright.goal.Visits;
import heapwright.testcase.Ending;
import heapwright.testcase.Observation;
import heapwright.testcase.TestInput;

/** An input that was played on the concrete machine, and what was seen. */
public record Trial(TestInput input, Observation observation, Visits visits) {

  static final Ending REFUSED = new Ending.Unsettled("it does not satisfy the precondition");

  /** Whether it is no input at all, by a precondition. */
  public boolean isRefused() {
    return observation.ending().equals(REFUSED);
  }

  /** Whether the call came back or left the program as a program may. */
  public boolean endsWell() {
    return observation
        .ending()
        .match(
            new Ending.Cases<>() {
              @Override
              public Boolean returned(Ending.Returned ending) {
                return true;
              }

              @Override
              public Boolean exited(Ending.Exited ending) {
                return true;
              }

              @Override
              public Boolean killed(Ending.Killed ending) {
                return true;
              }

              @Override
              public Boolean faulted(Ending.Faulted ending) {
                return false;
              }

              @Override
              public Boolean unsettled(Ending.Unsettled ending) {
                return false;
              }
            });
  }

  public boolean isFault() {
    return observation.ending() instanceof Ending.Faulted;
  }
}
