package heapwright.method.standard;

import heapwright.goal.Goal;
import heapwright.method.path.BlockCrossing;
import heapwright.solve.question.Solver;
import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.path.Fact;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.persistent.IntMap;
import java.util.List;
import java.util.Optional;

/**
 * A path prefix. The solver has been asked about all but its last fork.
 *
 * @param assumed what the solver assumed before the last fork
 * @param fact what the alternative taken there adds
 * @param end how the path ends with that alternative, if it does
 * @param crossing where it led
 * @param unconfirmed goals that the path met and that still need an input with which the call ends
 *     well
 */
record OpenPath(
    AliasRestarts.Start start,
    PathState state,
    Solver.Mark assumed,
    Optional<Fact> fact,
    Optional<StepResult> end,
    Optional<BlockCrossing> crossing,
    Forks forks,
    List<Goal> unconfirmed) {

  /**
   * What a frontier compares of paths.
   *
   * @param own how often the path forked in the user's code
   * @param library how often it did in the library's
   * @param outline a digest of the user's decisions on it; paths of one outline differ only in what
   *     the library did
   * @param recent the last of the user's decisions on it, a byte for each: a subpath
   * @param changes how often a decision's outcome differed from its last one
   * @param latest the last outcomes of decisions, by their number
   * @param unusual how many unusual events it needs from the outside
   */
  record Forks(
      int own,
      int library,
      int outline,
      long recent,
      int changes,
      IntMap<Integer> latest,
      int unusual) {
    static final Forks NONE = new Forks(0, 0, 0, 0, 0, IntMap.empty(), 0);
  }

  static OpenPath start(AliasRestarts.Start start, PathState state, Solver.Mark nothing) {
    return new OpenPath(
        start,
        state,
        nothing,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Forks.NONE,
        List.of());
  }

  /**
   * After one alternative of a fork.
   *
   * @param isLibrary whether the library decides
   * @param decision the number of what decides
   * @param rank among the paths where no decision of the program divides it: an index, an address
   */
  OpenPath after(
      Alternative alternative,
      Solver.Mark now,
      Optional<BlockCrossing> crossing,
      boolean isLibrary,
      int decision,
      int rank) {
    int outcome = crossing.map(c -> c.to().index()).orElse(-1);
    boolean counts = crossing.isPresent() && !isLibrary;
    int weight = crossing.isPresent() ? 1 : 1 + bits(rank);
    boolean changed = counts && forks.latest.getOrDefault(decision, outcome) != outcome;
    int digit = 31 * decision + outcome + 1;
    Forks next =
        new Forks(
            isLibrary ? forks.own : forks.own + weight,
            isLibrary ? forks.library + weight : forks.library,
            counts ? 31 * (31 * forks.outline + decision) + outcome + 1 : forks.outline,
            counts ? forks.recent << Byte.SIZE | digit & 0xff : forks.recent,
            forks.changes + (changed ? 1 : 0),
            counts ? forks.latest.with(decision, outcome) : forks.latest,
            forks.unusual + (alternative.isUnusual() ? 1 : 0));
    return new OpenPath(
        start,
        alternative.state(),
        now,
        alternative.fact(),
        alternative.end(),
        crossing,
        next,
        unconfirmed);
  }

  /**
   * One of many alternatives weighs as many decisions as it takes to single it out, so that paths
   * that fork by an index do not crowd out the others.
   */
  private static int bits(int rank) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(rank);
  }

  OpenPath withUnconfirmed(List<Goal> goals) {
    return new OpenPath(start, state, assumed, fact, end, crossing, forks, goals);
  }
}
