package heapwright.emission;

import heapwright.testcase.CallEnding;

/** Whether a call did nothing that no program may do, and was not given up. */
final class IsSound implements CallEnding.Cases<Boolean> {
  @Override
  public Boolean returned(CallEnding.Returned ending) {
    return true;
  }

  @Override
  public Boolean exited(CallEnding.Exited ending) {
    return true;
  }

  @Override
  public Boolean killed(CallEnding.Killed ending) {
    return true;
  }

  @Override
  public Boolean faulted(CallEnding.Faulted ending) {
    return false;
  }

  @Override
  public Boolean unsettled(CallEnding.Unsettled ending) {
    return false;
  }
}
