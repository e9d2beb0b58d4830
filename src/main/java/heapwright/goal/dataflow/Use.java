package heapwright.goal.dataflow;

import heapwright.goal.Goal;
import heapwright.ir.code.ControlPoint;
import heapwright.ir.source.SourceLine;
import heapwright.ir.source.StatementNumber;
import java.util.Optional;

/**
 * A place where a variable's value is used: in a computation, or with an outcome of the decision
 * that it goes into.
 *
 * @param at where the statement or terminator begins that reads it
 * @param outcome of the decision at the end of the same block, if it is used for that
 * @param text how the source names the variable here
 */
record Use(
    Variable variable,
    ControlPoint.Within at,
    Optional<Goal.Branch> outcome,
    StatementNumber statement,
    String text,
    SourceLine line) {

  String place() {
    return outcome.map(Goal.Branch::text).orElse(statement.toString());
  }
}
