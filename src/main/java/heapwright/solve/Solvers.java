package heapwright.solve;

import heapwright.solve.fact.RangeFacts;
import heapwright.solve.question.Answer;
import heapwright.solve.question.BackEnd;
import heapwright.solve.question.Ranges;
import heapwright.solve.question.Solver;
import heapwright.solve.question.SolverStatistics;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Opens solvers over one kind of back end. */
public final class Solvers {
  private final Supplier<BackEnd> backEnds;
  private final Ranges ranges;
  private final Set<SolverStatistics.Layer> layers;

  private Solvers(Supplier<BackEnd> backEnds, Ranges ranges, Set<SolverStatistics.Layer> layers) {
    this.backEnds = backEnds;
    this.ranges = ranges;
    this.layers = Set.copyOf(layers);
  }

  /**
   * @param backEnds opens a back end; called at the first question that the cheap layers leave open
   */
  public static Solvers over(Supplier<BackEnd> backEnds) {
    return new Solvers(backEnds, Ranges.NONE, EnumSet.allOf(SolverStatistics.Layer.class));
  }

  /** The same, with inputs held within ranges. */
  public Solvers within(Ranges given) {
    return new Solvers(backEnds, given, layers);
  }

  /** The same with these layers only; contradictions of constants and the back end always stay. */
  public Solvers with(Set<SolverStatistics.Layer> chosen) {
    return new Solvers(backEnds, ranges, chosen);
  }

  /** What the ranges say of the inputs that terms have made so far. */
  public List<Term> ranges(Terms terms) {
    return List.copyOf(new RangeFacts(ranges, terms).now());
  }

  /** A solver with nothing assumed, for facts made of these terms. */
  public Solver open(Terms terms) {
    return new PathSolver(terms, ranges, new LateBackEnd(backEnds), layers);
  }

  /** Opens the back end when it is needed: many paths are answered without it. */
  private static final class LateBackEnd implements BackEnd {
    private final Supplier<BackEnd> opener;
    private Optional<BackEnd> opened = Optional.empty();

    LateBackEnd(Supplier<BackEnd> opener) {
      this.opener = opener;
    }

    private BackEnd backEnd() {
      if (opened.isEmpty()) {
        opened = Optional.of(opener.get());
      }
      return opened.get();
    }

    @Override
    public Answer answer(List<Term> facts) {
      return backEnd().answer(facts);
    }

    @Override
    public List<Term> explain(List<Term> contradictory) {
      return backEnd().explain(contradictory);
    }

    @Override
    public void close() {
      opened.ifPresent(BackEnd::close);
    }
  }
}
