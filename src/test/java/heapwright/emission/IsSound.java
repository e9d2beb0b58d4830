package heapwright.emission;

import heapwright.testcase.Ending;

/** Whether a call did nothing that no program may do, and was not given up. */
final class IsSound implements Ending.Cases<Boolean> {
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
}
