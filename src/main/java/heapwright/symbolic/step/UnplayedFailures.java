package heapwright.symbolic.step;

import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.FrameObjects;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.path.PathState;
import heapwright.world.LibraryFact;
import heapwright.world.LibraryTable;
import java.util.List;

/**
 * Functions of the library that are modelled as if they never failed, while C and POSIX allow them
 * to. No test makes them fail, so that the failure is an unplayed alternative.
 */
final class UnplayedFailures {
  private UnplayedFailures() {}

  /**
   * The result of a call, with the failure as an unplayed alternative where the program looks at
   * the result.
   *
   * @param before the caller, about to call
   */
  static StepResult beside(
      PathState back, PathState before, Frame caller, Function callee, Statement.Call call) {
    boolean mayFail =
        LibraryTable.states(callee.symbol(), LibraryFact.MAY_FAIL)
            && call.result().isPresent()
            && FrameObjects.isLibrary(callee)
            && !FrameObjects.isLibrary(caller.function());
    return mayFail
        ? new StepResult.Forked(
            List.of(
                Alternative.of(back),
                Alternative.stuck(before, callee.name() + " may fail, which no test plays")))
        : new StepResult.Moved(back);
  }
}
