package heapwright.solve;

import heapwright.solve.fact.Assumptions;
import heapwright.solve.fact.FactIndex;
import heapwright.solve.fact.RangeFacts;
import heapwright.solve.layer.AskBackEnd;
import heapwright.solve.layer.CachedAnswers;
import heapwright.solve.layer.Contradictions;
import heapwright.solve.layer.IndependentParts;
import heapwright.solve.layer.LastModel;
import heapwright.solve.layer.ModelRepair;
import heapwright.solve.layer.PartLayer;
import heapwright.solve.layer.PathLayer;
import heapwright.solve.layer.RecentModels;
import heapwright.solve.layer.SmallDomains;
import heapwright.solve.question.Answer;
import heapwright.solve.question.BackEnd;
import heapwright.solve.question.Ranges;
import heapwright.solve.question.Solver;
import heapwright.solve.question.SolverStatistics;
import heapwright.solve.question.SolverStatistics.Layer;
import heapwright.solve.readable.DistinctInputs;
import heapwright.solve.readable.ReadableModel;
import heapwright.solve.readable.SmallValues;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.model.Model;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;

/** The stack of assumptions, over the layers that answer for them. */
final class PathSolver implements Solver {
  private final Terms terms;
  private final RangeFacts ranges;
  private final BackEnd backEnd;
  private final SolverStatistics statistics = new SolverStatistics();
  private final PathLayer layers;
  private final Deque<Assumptions> marks = new ArrayDeque<>();
  private Assumptions now = Assumptions.none();

  /**
   * @param chosen the layers that answer before the back end does
   */
  PathSolver(Terms terms, Ranges ranges, BackEnd backEnd, Set<Layer> chosen) {
    this.terms = terms;
    this.ranges = new RangeFacts(ranges, terms);
    this.backEnd = backEnd;
    this.layers = layers(chosen);
  }

  /** Cheapest first. */
  private PathLayer layers(Set<Layer> chosen) {
    PartLayer part = new AskBackEnd(statistics, backEnd);
    part = chosen.contains(Layer.ENUMERATION) ? new SmallDomains(terms, statistics, part) : part;
    part = chosen.contains(Layer.REPAIRED_MODEL) ? new ModelRepair(terms, statistics, part) : part;
    part = chosen.contains(Layer.RECENT_MODELS) ? new RecentModels(statistics, part) : part;
    part = chosen.contains(Layer.CACHE) ? new CachedAnswers(statistics, part) : part;
    PathLayer path = new IndependentParts(terms, statistics, part);
    path = chosen.contains(Layer.LAST_MODEL) ? new LastModel(statistics, path) : path;
    return new Contradictions(statistics, chosen.contains(Layer.INTERVALS), path);
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
  public Mark mark() {
    return now;
  }

  @Override
  public void returnTo(Mark mark) {
    now = (Assumptions) mark;
  }

  @Override
  public void assume(Term fact) {
    rangesHold();
    now = now.with(fact, terms);
  }

  private void rangesHold() {
    for (Term range : ranges.now()) {
      now = now.with(range, terms);
    }
  }

  @Override
  public Answer check() {
    rangesHold();
    statistics.check(now.count());
    return layers.answer(now);
  }

  @Override
  public Answer checkReadable() {
    return check()
        .match(
            new Answer.Cases<>() {
              @Override
              public Answer satisfiable(Answer.Satisfiable answer) {
                return new Answer.Satisfiable(readable(answer.model()));
              }

              @Override
              public Answer unsatisfiable(Answer.Unsatisfiable answer) {
                boolean plain = now.contradiction().isPresent();
                return plain ? answer : new Answer.Unsatisfiable(backEnd.explain(answer.facts()));
              }

              @Override
              public Answer unknown(Answer.Unknown answer) {
                return answer;
              }
            });
  }

  private Model readable(Model model) {
    FactIndex facts = new FactIndex(now.facts());
    Model tamed = new SmallValues(this, terms).of(model, facts.symbols(terms));
    Model liked = new ReadableModel(facts, now.domains()).of(tamed, facts.symbols(terms));
    return new DistinctInputs(facts).of(liked, facts.symbols(terms));
  }

  @Override
  public SolverStatistics statistics() {
    return statistics;
  }

  @Override
  public void close() {
    // Whoever gave the ranges learns of inputs that nothing was asked about, too.
    ranges.now();
    backEnd.close();
  }
}
