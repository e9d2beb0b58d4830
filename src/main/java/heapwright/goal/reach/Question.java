package heapwright.goal.reach;

import heapwright.ir.Expression;
import heapwright.ir.Statement;
import java.util.List;

/**
 * Something that has to hold.
 *
 * @param before what has to be done to find out
 */
record Question(List<Statement> before, Expression holds) {
  Question {
    before = List.copyOf(before);
  }

  static Question of(Expression holds) {
    return new Question(List.of(), holds);
  }
}
