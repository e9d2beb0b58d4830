package heapwright.goal.reach;

import heapwright.goal.Goal;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import java.util.List;

/**
 * A program in which a goal is an outcome of a decision.
 *
 * @param program with the function in the place of the user's, which does the same
 * @param reached to meet any of these is to reach the goal; none if nothing in the text leads there
 */
public record Instrumented(Program program, Function function, List<Goal> reached) {

  public Instrumented {
    reached = List.copyOf(reached);
  }
}
