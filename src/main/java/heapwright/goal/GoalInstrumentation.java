package heapwright.goal;

import heapwright.ir.code.Function;
import java.util.List;

/** How the monitored goals of a criterion are pursued as outcomes, and seen in runs. */
public interface GoalInstrumentation {

  /**
   * What has to be met for a goal: itself, or parts of which some together do.
   *
   * @param goal of the criterion
   */
  List<Goal> parts(Goal goal);

  /**
   * @param function the user's
   * @param parts of its goals
   */
  InstrumentedGoals instrumented(Function function, List<Goal> parts);

  RunMonitor monitor(Function function, List<Goal> parts);
}
