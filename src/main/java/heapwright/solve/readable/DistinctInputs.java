package heapwright.solve.readable;

import heapwright.solve.fact.FactIndex;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.Sort;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Gives inputs of one kind different values where no fact wants them equal: a test that finds the
 * wrong one of two nodes should see it by the number. Asks no solver.
 */
public final class DistinctInputs {
  private static final int MOST_EVALUATIONS = 100_000;

  /** Inputs that a person would compare. */
  private record Kind(Sort sort, BitsReading reading) {}

  private final FactIndex facts;
  private final Map<Kind, Set<BitVector>> taken = new HashMap<>();
  private int evaluations;

  public DistinctInputs(FactIndex facts) {
    this.facts = facts;
  }

  public Model of(Model model, List<Symbol> symbols) {
    Model distinct = model;
    for (Symbol symbol : symbols) {
      if (symbol.sort() instanceof Sort.Bits && symbol.width() >= Byte.SIZE) {
        distinct = distinct(distinct, symbol);
      }
    }
    return distinct;
  }

  private Model distinct(Model model, Symbol symbol) {
    Set<BitVector> used =
        taken.computeIfAbsent(new Kind(symbol.sort(), symbol.reading()), key -> new HashSet<>());
    boolean endsText = symbol.reading() == BitsReading.TEXT && model.value(symbol).isZero();
    if (endsText || used.add(model.value(symbol))) {
      return model;
    }
    for (BitVector value : new ReadableValues(symbol).distinct()) {
      if (!used.contains(value) && holds(symbol, model.with(symbol, value))) {
        used.add(value);
        return model.with(symbol, value);
      }
    }
    return model;
  }

  private boolean holds(Symbol symbol, Model changed) {
    TermEvaluation evaluation = new TermEvaluation(changed);
    for (Term fact : facts.about(symbol)) {
      evaluations += Math.min(fact.size(), MOST_EVALUATIONS);
      if (evaluations > MOST_EVALUATIONS || !evaluation.holds(fact)) {
        return false;
      }
    }
    return true;
  }
}
