package heapwright.solve;

import heapwright.solve.question.BackEnd;
import heapwright.solve.question.Ranges;
import heapwright.solve.question.Solver;
import heapwright.symbolic.term.Terms;
import java.util.function.Supplier;

/** Opens solvers over one kind of back end. */
public final class Solvers {
  private final Supplier<BackEnd> backEnds;
  private final Ranges ranges;

  private Solvers(Supplier<BackEnd> backEnds, Ranges ranges) {
    this.backEnds = backEnds;
    this.ranges = ranges;
  }

  /**
   * @param backEnds opens a back end; called at the first question that the cheap layers leave open
   */
  public static Solvers over(Supplier<BackEnd> backEnds) {
    return new Solvers(backEnds, Ranges.NONE);
  }

  /** The same, with inputs held within ranges. */
  public Solvers within(Ranges given) {
    return new Solvers(backEnds, given);
  }

  /** A solver with nothing assumed, for facts made of these terms. */
  public Solver open(Terms terms) {
    return new PathSolver(terms, ranges, new LateBackEnd(backEnds));
  }
}
