package heapwright.solve;

import heapwright.symbolic.term.BitVector;
import heapwright.symbolic.term.Evaluation;
import heapwright.symbolic.term.Model;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import java.util.List;
import java.util.Set;

/**
 * Gives each input in turn the value that people like best among those that keep all facts. Asks no
 * solver: a value is tried by evaluating the facts about the input.
 */
final class Preference {
  /** Facts that may be evaluated in all; what comes after keeps its value. */
  private static final int MOST_EVALUATIONS = 200_000;

  private static final int LARGEST_FACT = 20_000;

  private final FactIndex facts;
  private int evaluations;

  Preference(FactIndex facts) {
    this.facts = facts;
  }

  Model of(Model model, List<Symbol> symbols) {
    Model improved = model;
    for (Symbol symbol : symbols) {
      Set<Term> about = facts.about(symbol);
      if (about.stream().allMatch(fact -> fact.size() < LARGEST_FACT)) {
        improved = improved(improved, symbol, about);
      }
    }
    return improved;
  }

  private Model improved(Model model, Symbol symbol, Set<Term> about) {
    for (BitVector value : new LikedValues(symbol).before(model.value(symbol))) {
      if (evaluations >= MOST_EVALUATIONS) {
        return model;
      }
      Model changed = model.with(symbol, value);
      if (holds(about, new Evaluation(changed))) {
        return changed;
      }
    }
    return model;
  }

  private boolean holds(Set<Term> about, Evaluation evaluation) {
    for (Term fact : about) {
      evaluations++;
      if (!evaluation.holds(fact)) {
        return false;
      }
    }
    return true;
  }
}
