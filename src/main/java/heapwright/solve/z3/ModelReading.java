package heapwright.solve.z3;

import com.microsoft.z3.BitVecNum;
import com.microsoft.z3.Expr;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.Sort;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the inputs' values out of Z3's model. */
final class ModelReading {
  private final TermTranslation translation;

  ModelReading(TermTranslation translation) {
    this.translation = translation;
  }

  Model read(com.microsoft.z3.Model model, List<Term> facts) {
    Map<Symbol, BitVector> values = new LinkedHashMap<>();
    for (Term fact : facts) {
      for (Symbol symbol : translation.inputsOf(fact)) {
        values.computeIfAbsent(symbol, s -> value(model, s));
      }
    }
    return Model.of(values);
  }

  private BitVector value(com.microsoft.z3.Model model, Symbol symbol) {
    Expr<?> value = model.eval(translation.input(symbol), true);
    return symbol.sort() instanceof Sort.Truth
        ? BitVector.of(value.isTrue())
        : BitVector.of(symbol.width(), ((BitVecNum) value).getBigInteger());
  }
}
