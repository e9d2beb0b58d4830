package heapwright.solve;

import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.ArrayDeque;
import java.util.Deque;

/** The stack of assumptions, over the layers that answer for them. */
final class PathSolver implements Solver {
  private final Terms terms;
  private final BackEnd backEnd;
  private final SolverStatistics statistics = new SolverStatistics();
  private final PathLayer layers;
  private final Deque<Assumptions> marks = new ArrayDeque<>();
  private Assumptions now = Assumptions.none();

  PathSolver(Terms terms, BackEnd backEnd) {
    this.terms = terms;
    this.backEnd = backEnd;
    this.layers = layers();
  }

  /** Cheapest first. */
  private PathLayer layers() {
    PartLayer part = new AskBackEnd(statistics, backEnd);
    part = new ModelRepair(terms, statistics, part);
    part = new RecentModels(statistics, part);
    part = new CachedAnswers(statistics, part);
    PathLayer path = new IndependentParts(terms, statistics, part);
    path = new LastModel(statistics, path);
    return new Contradictions(statistics, path);
  }

  @Override
  public void push() {
    marks.push(now);
  }

  @Override
  public void pop() {
    now = marks.pop();
  }

  @Override
  public void assume(Term fact) {
    now = now.with(fact, terms);
  }

  @Override
  public Answer check() {
    statistics.check(now.count());
    return layers.answer(now);
  }

  @Override
  public Answer checkReadable() {
    return check();
  }

  @Override
  public SolverStatistics statistics() {
    return statistics;
  }

  @Override
  public void close() {
    backEnd.close();
  }
}
