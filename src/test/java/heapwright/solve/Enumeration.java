package heapwright.solve;

import heapwright.solve.linear.Formula;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.BitVector;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/** Tries every input: the referee for narrow ones. */
public final class Enumeration {
  private final List<Symbol> symbols;

  public Enumeration(List<Symbol> symbols) {
    this.symbols = symbols;
  }

  public boolean isSatisfiable(List<Term> facts) {
    List<Symbol> occurring =
        symbols.stream()
            .filter(s -> facts.stream().anyMatch(f -> f.symbols().contains(s.index())))
            .toList();
    int bits = occurring.stream().mapToInt(Symbol::width).sum();
    for (long pattern = 0; pattern < 1L << bits; pattern++) {
      TermEvaluation evaluation = new TermEvaluation(model(occurring, pattern));
      if (facts.stream().allMatch(evaluation::holds)) {
        return true;
      }
    }
    return false;
  }

  public boolean isSatisfiable(Formula formula) {
    int bits = symbols.stream().mapToInt(Symbol::width).sum();
    return LongStream.range(0, 1L << bits)
        .mapToObj(pattern -> new TermEvaluation(model(symbols, pattern)))
        .anyMatch(formula::holds);
  }

  private static Model model(List<Symbol> symbols, long pattern) {
    Map<Symbol, BitVector> values = new LinkedHashMap<>();
    long rest = pattern;
    for (Symbol symbol : symbols) {
      values.put(symbol, BitVector.of(symbol.width(), rest & (1L << symbol.width()) - 1));
      rest >>>= symbol.width();
    }
    return Model.of(values);
  }
}
