package heapwright.method.path;

import heapwright.ir.source.StatementNumber;
import heapwright.testcase.TestInput;
import java.util.List;
import java.util.function.Function;

/** What a method says of a path. */
public sealed interface PathOutcome {

  default <R> R match(
      Function<Feasible, R> feasible,
      Function<Infeasible, R> infeasible,
      Function<Unknown, R> unknown) {
    if (this instanceof Feasible it) {
      return feasible.apply(it);
    }
    if (this instanceof Infeasible it) {
      return infeasible.apply(it);
    }
    return unknown.apply((Unknown) this);
  }

  /**
   * This input takes the path; the concrete machine confirmed it.
   *
   * @param notes what a person should know of it
   */
  record Feasible(TestInput input, PathAccount account, List<String> notes) implements PathOutcome {
    public Feasible {
      notes = List.copyOf(notes);
    }
  }

  /**
   * No input takes the path further than this statement.
   *
   * @param position which of the path's statements it is, counted from 1
   * @param account of the attempt that came furthest
   */
  record Infeasible(StatementNumber at, int position, String reason, PathAccount account)
      implements PathOutcome {}

  /** The method has neither an input nor a proof. */
  record Unknown(String cause) implements PathOutcome {}
}
