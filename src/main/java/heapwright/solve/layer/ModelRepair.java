package heapwright.solve.layer;

import heapwright.solve.fact.Domain;
import heapwright.solve.fact.FactIndex;
import heapwright.solve.question.Answer;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.Sort;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Changes the last model until the facts hold: takes a fact that does not, computes backwards what
 * an input would have to be for it to hold, and takes the change that breaks the fewest other
 * facts. A few steps; where they do not lead to a model, nothing is said.
 */
public final class ModelRepair implements PartLayer {
  private static final int STEPS = 12;
  private static final int MOST_FACTS = 400;

  private final Terms terms;

  public ModelRepair(Terms terms) {
    this.terms = terms;
  }

  @Override
  public Optional<Answer> answer(Question question) {
    return question.facts().size() > MOST_FACTS
        ? Optional.empty()
        : search(question).map(Answer.Satisfiable::new);
  }

  private Optional<Model> search(Question question) {
    FactIndex index = new FactIndex(question.facts());
    Model model = withinDomains(question);
    Set<Model> seen = new HashSet<>();
    for (int step = 0; step < STEPS && seen.add(restricted(model, question)); step++) {
      TermEvaluation evaluation = new TermEvaluation(model);
      Optional<Term> broken = newestBroken(question.facts(), evaluation);
      if (broken.isEmpty()) {
        return Optional.of(model);
      }
      Optional<Model> changed = best(broken.get(), evaluation, index, question);
      if (changed.isEmpty()) {
        return Optional.empty();
      }
      model = changed.get();
    }
    return Optional.empty();
  }

  private Model restricted(Model model, Question question) {
    Map<Symbol, BitVector> values = new HashMap<>();
    question.symbols().forEach(i -> values.put(terms.symbol(i), model.value(terms.symbol(i))));
    return Model.of(values);
  }

  private Model withinDomains(Question question) {
    Map<Symbol, BitVector> changes = new HashMap<>();
    question.symbols().forEach(i -> clamp(terms.symbol(i), question, changes));
    return question.near().model().with(changes);
  }

  private static void clamp(Symbol symbol, Question question, Map<Symbol, BitVector> changes) {
    if (!(symbol.sort() instanceof Sort.Bits) || symbol.width() > Long.SIZE) {
      return;
    }
    BitVector value = question.near().model().value(symbol);
    Domain domain = question.domains().of(symbol);
    if (!domain.contains(value.low())) {
      changes.put(symbol, BitVector.of(symbol.width(), domain.nearest(value.low())));
    }
  }

  private static Optional<Term> newestBroken(List<Term> facts, TermEvaluation evaluation) {
    for (int i = facts.size() - 1; i >= 0; i--) {
      if (!evaluation.holds(facts.get(i))) {
        return Optional.of(facts.get(i));
      }
    }
    return Optional.empty();
  }

  private Optional<Model> best(
      Term broken, TermEvaluation evaluation, FactIndex index, Question question) {
    Optional<Model> best = Optional.empty();
    int fewest = Integer.MAX_VALUE;
    for (Map<Symbol, BitVector> change : new BackwardChanges(evaluation).toMake(broken)) {
      if (!isWithin(change, question)) {
        continue;
      }
      Model changed = evaluation.model().with(change);
      int count = index.brokenBy(change.keySet(), new TermEvaluation(changed), fewest);
      if (count < fewest) {
        fewest = count;
        best = Optional.of(changed);
      }
    }
    return best;
  }

  private static boolean isWithin(Map<Symbol, BitVector> change, Question question) {
    return change.entrySet().stream()
        .allMatch(
            e ->
                !(e.getKey().sort() instanceof Sort.Bits)
                    || e.getKey().width() > Long.SIZE
                    || question.domains().of(e.getKey()).contains(e.getValue().low()));
  }
}
