package heapwright.method.run;

import heapwright.ir.code.Function;
import heapwright.testcase.scenario.Scenario;
import java.util.List;

/** Where a run stands in a scenario: in which call, and whether that call asks a precondition. */
public final class ScenarioPosition {
  private final List<Scenario.Step> steps;
  private int depth;
  private int calls;

  /**
   * @param outermost the function that is called, or a scenario of it
   */
  public ScenarioPosition(Function outermost) {
    steps = Scenario.isScenario(outermost) ? Scenario.steps(outermost) : List.of();
  }

  /** Whether the run has more than one call. */
  boolean isScenario() {
    return !steps.isEmpty();
  }

  /** A function was entered; whether a call of the scenario begins with that. */
  public boolean enter() {
    depth++;
    boolean begins = depth == 2 && isScenario();
    calls += begins ? 1 : 0;
    return begins;
  }

  public void leave() {
    depth--;
  }

  /** Whether a precondition is being asked; what a run does meanwhile meets no goals. */
  public boolean isAsking() {
    return depth > 1 && isScenario() && steps.get(calls - 1).asks();
  }

  /** Whether the call is one of the function under test by the test itself. */
  boolean isOutermost() {
    return depth == (isScenario() ? 2 : 1);
  }

  /** Whether the run ended because a precondition did not hold, or could not even be asked. */
  public boolean isRefused() {
    return depth == 1 && isScenario() || isAsking();
  }
}
