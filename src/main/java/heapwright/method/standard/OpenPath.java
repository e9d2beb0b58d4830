package heapwright.method.standard;

import heapwright.goal.Goal;
import heapwright.solve.question.Solver;
import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.path.Fact;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.persistent.IntMap;
import java.util.List;
import java.util.Optional;

/**
 * A path prefix. The solver has been asked about all but its last turn.
 *
 * @param assumed what the solver assumed before the last turn
 * @param fact what the last turn adds
 * @param end how the path ends with the last turn, if it does
 * @param crossing where the last turn led
 * @param turns how often the path forked in the user's code
 * @param asides how often it did in the library's
 * @param outline a digest of the user's decisions on it; paths of one outline differ only in what
 *     the library did
 * @param recent the last of the user's decisions on it, a byte for each: a subpath
 * @param changes how often a decision's outcome differed from its last one
 * @param latest the last outcomes of decisions, by their number
 * @param unusual how many unusual events it needs from the outside
 * @param owed goals that it met and that still need an input with which the call ends well
 */
record OpenPath(
    InitialHypotheses supposition,
    PathState state,
    Solver.Mark assumed,
    Optional<Fact> fact,
    Optional<StepResult> end,
    Optional<BlockCrossing> crossing,
    int turns,
    int asides,
    int outline,
    long recent,
    int changes,
    IntMap<Integer> latest,
    int unusual,
    List<Goal> owed) {

  static OpenPath start(InitialHypotheses supposition, PathState state, Solver.Mark nothing) {
    return new OpenPath(
        supposition,
        state,
        nothing,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        0,
        0,
        0,
        0,
        0,
        IntMap.empty(),
        0,
        List.of());
  }

  /**
   * After one alternative of a fork.
   *
   * @param isAside whether the library decides
   * @param decision the number of what decides
   * @param rank among the paths where no decision of the program divides it: an index, an address
   */
  OpenPath turning(
      Alternative way,
      Solver.Mark now,
      Optional<BlockCrossing> crossed,
      boolean isAside,
      int decision,
      int rank) {
    int outcome = crossed.map(c -> c.to().index()).orElse(-1);
    boolean counts = crossed.isPresent() && !isAside;
    int weight = crossed.isPresent() ? 1 : 1 + bits(rank);
    boolean changed = counts && latest.getOrDefault(decision, outcome) != outcome;
    return new OpenPath(
        supposition,
        way.state(),
        now,
        way.fact(),
        way.end(),
        crossed,
        isAside ? turns : turns + weight,
        isAside ? asides + weight : asides,
        counts ? 31 * (31 * outline + decision) + outcome + 1 : outline,
        counts ? recent << Byte.SIZE | (31 * decision + outcome + 1) & 0xff : recent,
        changes + (changed ? 1 : 0),
        counts ? latest.with(decision, outcome) : latest,
        unusual + (way.isUnusual() ? 1 : 0),
        owed);
  }

  /**
   * One of many alternatives weighs as many decisions as it takes to single it out, lest paths that
   * fork by an index crowd out the others.
   */
  private static int bits(int rank) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(rank);
  }

  OpenPath owing(List<Goal> goals) {
    return new OpenPath(
        supposition,
        state,
        assumed,
        fact,
        end,
        crossing,
        turns,
        asides,
        outline,
        recent,
        changes,
        latest,
        unusual,
        goals);
  }
}
