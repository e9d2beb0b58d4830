package heapwright.solve;

import heapwright.symbolic.term.Terms;
import java.util.function.Supplier;

/** Opens solvers over one kind of back end. */
public final class Solvers {
  private final Supplier<BackEnd> backEnds;

  private Solvers(Supplier<BackEnd> backEnds) {
    this.backEnds = backEnds;
  }

  /**
   * @param backEnds opens a back end; called at the first question that the cheap layers leave open
   */
  public static Solvers over(Supplier<BackEnd> backEnds) {
    return new Solvers(backEnds);
  }

  /** A solver with nothing assumed, for facts made of these terms. */
  public Solver open(Terms terms) {
    return new PathSolver(terms, new LateBackEnd(backEnds));
  }
}
