package heapwright.goal.reach;

import heapwright.ir.code.Statement;
import java.util.List;

/** A piece of the code that keeps count. */
sealed interface CounterCode {

  <R> R match(Cases<R> cases);

  /** One case per piece. */
  interface Cases<R> {
    R update(Update piece);

    R check(Check piece);
  }

  /** A register changes. */
  record Update(Statement statement) implements CounterCode {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.update(this);
    }
  }

  /**
   * An event has happened if all questions are answered with yes.
   *
   * @param event its place in the goal
   */
  record Check(int event, List<CheckedCondition> questions) implements CounterCode {
    public Check {
      questions = List.copyOf(questions);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.check(this);
    }
  }
}
