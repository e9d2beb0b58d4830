package heapwright.method;

import heapwright.goal.Verdict;
import heapwright.method.run.ExecutedInput;
import java.util.List;
import java.util.function.Function;

/** What happened to the search for one goal. */
public sealed interface ReachResult {

  default <R> R match(
      Function<Input, R> input,
      Function<Unreachable, R> unreachable,
      Function<Unknown, R> unknown) {
    if (this instanceof Input it) {
      return input.apply(it);
    }
    if (this instanceof Unreachable it) {
      return unreachable.apply(it);
    }
    return unknown.apply((Unknown) this);
  }

  /** An input reaches it. */
  record Input(ExecutedInput executed) implements ReachResult {}

  /**
   * No input does.
   *
   * @param proofs one for each place where it might have been reached; none if there is no place
   */
  record Unreachable(List<Verdict.Infeasible> proofs) implements ReachResult {
    public Unreachable {
      proofs = List.copyOf(proofs);
    }
  }

  /** Neither an input nor a proof was found. */
  record Unknown(String cause) implements ReachResult {}
}
