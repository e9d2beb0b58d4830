package heapwright.solve.fact;

import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.model.TermEvaluation;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Facts by the inputs that occur in them. */
public final class FactIndex {
  private final Map<Integer, Set<Term>> bySymbol = new TreeMap<>();

  public FactIndex(List<Term> facts) {
    for (Term fact : facts) {
      fact.symbols()
          .forEach(i -> bySymbol.computeIfAbsent(i, key -> new LinkedHashSet<>()).add(fact));
    }
  }

  /** The inputs that occur, in the order they were made. */
  public List<Symbol> symbols(Terms terms) {
    return bySymbol.keySet().stream().map(terms::symbol).toList();
  }

  public Set<Term> about(Symbol symbol) {
    return bySymbol.getOrDefault(symbol.index(), Set.of());
  }

  /** How many facts about these inputs do not hold; counting stops at a limit. */
  public int brokenBy(Set<Symbol> symbols, TermEvaluation evaluation, int limit) {
    Set<Term> facts = new LinkedHashSet<>();
    symbols.forEach(s -> facts.addAll(about(s)));
    int broken = 0;
    for (Term fact : facts) {
      broken += evaluation.holds(fact) ? 0 : 1;
      if (broken >= limit) {
        break;
      }
    }
    return broken;
  }
}
