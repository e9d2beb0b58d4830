package heapwright.verify;

import heapwright.testcase.BranchCounts;
import java.util.Set;
import java.util.function.Function;

/** What sanitizers say to a fault. */
public sealed interface SanitizerEvidence {

  default <R> R match(
      Function<Shown, R> shown, Function<Invisible, R> invisible, Function<Missing, R> missing) {
    if (this instanceof Shown it) {
      return shown.apply(it);
    }
    if (this instanceof Invisible it) {
      return invisible.apply(it);
    }
    return missing.apply((Missing) this);
  }

  /**
   * They complain of the same place.
   *
   * @param report their own words, without what differs from run to run
   * @param taken the outcomes that the program took before
   */
  record Shown(String report, Set<BranchCounts.Outcome> taken) implements SanitizerEvidence {
    public Shown {
      taken = Set.copyOf(taken);
    }
  }

  /** They say nothing, and could not: such a thing they do not look at. */
  record Invisible(String reason) implements SanitizerEvidence {}

  /** They should say something and do not, or the program cannot be built; why, as far as known. */
  record Missing(String reason) implements SanitizerEvidence {}
}
