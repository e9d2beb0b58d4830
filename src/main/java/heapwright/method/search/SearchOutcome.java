package heapwright.method.search;

import heapwright.ir.source.StatementNumber;
import heapwright.method.path.RecordedPath;
import heapwright.testcase.TestInput;
import java.util.List;
import java.util.function.Function;

/** The result of the search along a path. */
public sealed interface SearchOutcome {

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
   * @param facts what the input has to fulfil, in the order of the path
   * @param recorded the alternatives that were taken, with the aliases
   * @param notes what a person should know of it
   */
  record Feasible(TestInput input, List<String> facts, RecordedPath recorded, List<String> notes)
      implements SearchOutcome {
    public Feasible {
      facts = List.copyOf(facts);
      notes = List.copyOf(notes);
    }
  }

  /**
   * No input takes the path further than this statement.
   *
   * @param position which of the path's statements it is, counted from 1
   * @param recorded the attempt that came furthest
   * @param refuted all attempts, those that came furthest first
   */
  record Infeasible(
      StatementNumber at,
      int position,
      String reason,
      RecordedPath recorded,
      List<RefutedAttempt> refuted)
      implements SearchOutcome {
    public Infeasible {
      refuted = List.copyOf(refuted);
    }
  }

  /** Neither an input nor a proof was found. */
  record Unknown(String cause) implements SearchOutcome {}
}
