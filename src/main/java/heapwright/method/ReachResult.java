package heapwright.method;

import heapwright.goal.Verdict;
import heapwright.method.run.ExecutedInput;
import java.util.List;

/** What became of the search for one goal. */
public sealed interface ReachResult {

  <R> R match(Cases<R> cases);

  /** One case per answer. */
  interface Cases<R> {
    R input(Input answer);

    R unreachable(Unreachable answer);

    R unknown(Unknown answer);
  }

  /** An input reaches it. */
  record Input(ExecutedInput trial) implements ReachResult {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.input(this);
    }
  }

  /**
   * No input does.
   *
   * @param proofs one for each place where it might have been reached; none if there is no place
   */
  record Unreachable(List<Verdict.Infeasible> proofs) implements ReachResult {
    public Unreachable {
      proofs = List.copyOf(proofs);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unreachable(this);
    }
  }

  /** Neither an input nor a proof was found. */
  record Unknown(String cause) implements ReachResult {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unknown(this);
    }
  }
}
