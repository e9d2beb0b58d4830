package heapwright.solve;

import heapwright.solve.fact.Assumptions;
import heapwright.solve.fact.FactIndex;
import heapwright.solve.fact.Pending;
import heapwright.solve.fact.RangeFacts;
import heapwright.solve.layer.CachedAnswers;
import heapwright.solve.layer.IndependentParts;
import heapwright.solve.layer.ModelRepair;
import heapwright.solve.layer.PartLayer;
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
import heapwright.symbolic.term.model.TermEvaluation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The stack of assumptions, over the layers that answer for them. */
final class PathSolver implements Solver {
  private final Terms terms;
  private final RangeFacts ranges;
  private final BackEnd backEnd;
  private final SolverStatistics statistics = new SolverStatistics();
  private final Set<Layer> chosen;
  private final IndependentParts parts;
  private final Deque<Assumptions> marks = new ArrayDeque<>();
  private Assumptions now = Assumptions.none();

  /**
   * @param chosen the layers that answer before the back end does
   */
  PathSolver(Terms terms, Ranges ranges, BackEnd backEnd, Set<Layer> chosen) {
    this.terms = terms;
    this.ranges = new RangeFacts(ranges, terms);
    this.backEnd = backEnd;
    this.chosen = chosen;
    Map<Layer, PartLayer> layers = new EnumMap<>(Layer.class);
    layers.put(Layer.CACHE, new CachedAnswers());
    layers.put(Layer.RECENT_MODELS, new RecentModels());
    layers.put(Layer.REPAIRED_MODEL, new ModelRepair(terms));
    layers.put(Layer.ENUMERATION, new SmallDomains(terms));
    layers.keySet().retainAll(chosen);
    layers.put(Layer.BACK_END, question -> Optional.of(askBackEnd(question.facts())));
    this.parts = new IndependentParts(terms, statistics, layers);
  }

  /** Believes a model only after trying it. */
  private Answer askBackEnd(List<Term> facts) {
    Answer answer = backEnd.answer(facts);
    if (answer instanceof Answer.Unknown) {
      statistics.givenUp();
    }
    if (answer instanceof Answer.Satisfiable found
        && !facts.stream().allMatch(new TermEvaluation(found.model())::holds)) {
      return new Answer.Unknown("the solver's model does not satisfy what it was asked");
    }
    return answer;
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
    Optional<Assumptions.Contradiction> contradiction = now.contradiction().filter(this::isSeen);
    if (contradiction.isPresent()) {
      statistics.answeredBy(contradiction.get().seenBy());
      return new Answer.Unsatisfiable(contradiction.get().facts());
    }
    Pending pending = Pending.of(now);
    if (chosen.contains(Layer.LAST_MODEL)
        && pending.facts().stream().allMatch(pending.last()::holds)) {
      statistics.answeredBy(Layer.LAST_MODEL);
      now.foundSatisfying(pending.last());
      return new Answer.Satisfiable(pending.last().model());
    }
    return parts.answer(now, pending);
  }

  /** No part has facts that are false by themselves, so no other layer could answer for them. */
  private boolean isSeen(Assumptions.Contradiction contradiction) {
    return contradiction.seenBy() == Layer.CONSTANTS || chosen.contains(Layer.INTERVALS);
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
    Model small = new SmallValues(this, terms).of(model, facts.symbols(terms));
    Model readable = new ReadableModel(facts, now.domains()).of(small, facts.symbols(terms));
    return new DistinctInputs(facts).of(readable, facts.symbols(terms));
  }

  @Override
  public SolverStatistics statistics() {
    return statistics;
  }

  @Override
  public void close() {
    // The ranges are asked about inputs that no question was about, too.
    ranges.now();
    backEnd.close();
  }
}
