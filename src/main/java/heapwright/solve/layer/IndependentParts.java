package heapwright.solve.layer;

import heapwright.solve.fact.Assumptions;
import heapwright.solve.fact.Partition;
import heapwright.solve.fact.Pending;
import heapwright.solve.question.Answer;
import heapwright.solve.question.SolverStatistics;
import heapwright.symbolic.persistent.SymbolSet;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.BitVector;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Asks only for the parts in which the last model breaks a fact, and keeps its values for all other
 * inputs.
 */
public final class IndependentParts {
  private final Terms terms;
  private final SolverStatistics statistics;
  private final Map<SolverStatistics.Layer, PartLayer> layers;

  /**
   * @param layers asked in this order; the last one always answers
   */
  public IndependentParts(
      Terms terms, SolverStatistics statistics, Map<SolverStatistics.Layer, PartLayer> layers) {
    this.terms = terms;
    this.statistics = statistics;
    this.layers = layers;
  }

  /**
   * @param pending what is open at the path
   */
  public Answer answer(Assumptions path, Pending pending) {
    Model model = pending.last().model();
    SymbolSet done = SymbolSet.EMPTY;
    Optional<Answer> open = Optional.empty();
    for (Term broken : pending.broken()) {
      if (done.intersects(broken.symbols())) {
        continue;
      }
      Partition.Part part = path.partition().of(broken);
      done = done.union(part.symbols());
      Answer answer = ask(part, path, pending.last());
      if (answer instanceof Answer.Unsatisfiable) {
        return answer;
      }
      if (answer instanceof Answer.Satisfiable found) {
        model = model.with(values(part.symbols(), found.model()));
      } else {
        open = Optional.of(answer);
      }
    }
    if (open.isEmpty()) {
      path.foundSatisfying(new TermEvaluation(model));
    }
    return open.orElse(new Answer.Satisfiable(model));
  }

  private Answer ask(Partition.Part part, Assumptions path, TermEvaluation near) {
    List<Term> facts = part.facts().oldestFirst();
    statistics.asked(facts.size());
    PartLayer.Question question =
        new PartLayer.Question(facts, part.symbols(), path.domains(), near);
    List<PartLayer> asked = new ArrayList<>();
    for (Map.Entry<SolverStatistics.Layer, PartLayer> layer : layers.entrySet()) {
      Optional<Answer> answer = layer.getValue().answer(question);
      if (answer.isPresent()) {
        statistics.answeredBy(layer.getKey());
        asked.forEach(earlier -> earlier.learn(question, answer.get()));
        return answer.get();
      }
      asked.add(layer.getValue());
    }
    throw new IllegalStateException("the back end always answers");
  }

  private Map<Symbol, BitVector> values(SymbolSet symbols, Model model) {
    Map<Symbol, BitVector> values = new LinkedHashMap<>();
    symbols.forEach(index -> values.put(terms.symbol(index), model.value(terms.symbol(index))));
    return values;
  }
}
