package heapwright.solve.readable;

import heapwright.solve.fact.Domains;
import heapwright.solve.fact.FactIndex;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Gives each input in turn the value that people like best among those that keep all facts. Asks no
 * solver: a value is tried by evaluating the facts about the input.
 */
public final class ReadableModel {
  /** Facts that may be evaluated in all; what comes after keeps its value. */
  private static final int MOST_EVALUATIONS = 200_000;

  private static final int LARGEST_FACT = 20_000;

  /** A better value of one input can make room for another's. */
  private static final int ROUNDS = 2;

  private final FactIndex facts;
  private final Domains domains;
  private int evaluations;

  public ReadableModel(FactIndex facts, Domains domains) {
    this.facts = facts;
    this.domains = domains;
  }

  public Model of(Model model, List<Symbol> symbols) {
    Model improved = model;
    for (int round = 0; round < ROUNDS; round++) {
      improved = improved(improved, symbols);
    }
    return improved;
  }

  private Model improved(Model model, List<Symbol> symbols) {
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
    for (BitVector value : candidates(symbol, model.value(symbol))) {
      if (evaluations >= MOST_EVALUATIONS) {
        return model;
      }
      Model changed = model.with(symbol, value);
      if (holds(about, new TermEvaluation(changed))) {
        return changed;
      }
    }
    return model;
  }

  private List<BitVector> candidates(Symbol symbol, BitVector now) {
    ReadableValues readable = new ReadableValues(symbol);
    boolean hasDomain =
        symbol.sort() instanceof Sort.Bits
            && symbol.width() <= Long.SIZE
            && symbol.reading() != BitsReading.TEXT;
    List<BitVector> values = new ArrayList<>();
    if (hasDomain) {
      values.addAll(readable.nearZero(domains.of(symbol), now));
    }
    values.addAll(readable.before(now));
    return values;
  }

  private boolean holds(Set<Term> about, TermEvaluation evaluation) {
    for (Term fact : about) {
      evaluations++;
      if (!evaluation.holds(fact)) {
        return false;
      }
    }
    return true;
  }
}
