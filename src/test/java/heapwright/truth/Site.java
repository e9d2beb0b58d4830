package heapwright.truth;

import java.util.List;

/** A place of a function that goals may be about. */
interface Site {

  /**
   * A numbered statement.
   *
   * @param visible the variables that a condition may mention there
   */
  record Statement(int number, List<Variable> visible) implements Site {
    public Statement {
      visible = List.copyOf(visible);
    }
  }

  /**
   * One way that a decision may go.
   *
   * @param name as goals spell it
   * @param flag the index of the flag that is set when it does
   */
  record Outcome(String name, int flag) implements Site {}

  /**
   * A loop.
   *
   * @param index among the function's
   * @param around the indices of those that it lies in, the innermost first
   */
  record Loop(int index, List<Integer> around) implements Site {
    public Loop {
      around = List.copyOf(around);
    }
  }
}
