package heapwright.goal;

import heapwright.ir.Program;
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

  /** The program with what instrumented functions need beside them. */
  default Program prepared(Program program) {
    return program;
  }

  /**
   * @param program that was prepared
   * @param function the user's
   * @param parts of its goals
   */
  InstrumentedGoals instrumented(Program program, Function function, List<Goal> parts);

  RunMonitor monitor(Program program, Function function, List<Goal> parts);
}
