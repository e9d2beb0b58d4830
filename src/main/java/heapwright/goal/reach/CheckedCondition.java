package heapwright.goal.reach;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import java.util.List;

/**
 * Something that has to hold.
 *
 * @param before what has to be done to find out
 */
record CheckedCondition(List<Statement> before, Expression holds) {
  CheckedCondition {
    before = List.copyOf(before);
  }

  static CheckedCondition of(Expression holds) {
    return new CheckedCondition(List.of(), holds);
  }
}
