package heapwright.verify;

import heapwright.testcase.BranchCounts;
import java.util.Set;

/** What sanitizers say to a fault. */
public sealed interface SanitizerEvidence {

  <R> R match(Cases<R> cases);

  /** One case per kind of evidence. */
  interface Cases<R> {
    R shown(Shown evidence);

    R invisible(Invisible evidence);

    R missing(Missing evidence);
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

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.shown(this);
    }
  }

  /** They say nothing, and could not: such a thing they do not look at. */
  record Invisible(String reason) implements SanitizerEvidence {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.invisible(this);
    }
  }

  /** They should say something and do not, or the program cannot be built; why, as far as known. */
  record Missing(String reason, String output) implements SanitizerEvidence {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.missing(this);
    }
  }
}
