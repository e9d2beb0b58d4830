package heapwright.solve.linear;

import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.BitsReading;
import java.util.Map;

/** Other values than the solver's, where they do as well: letters and small numbers. */
final class ReadableSolution {
  /** Each is tried on the whole formula. */
  private static final int INPUTS = 60;

  private static final int LETTERS = 26;

  private ReadableSolution() {}

  static Model instead(Model model, Formula formula) {
    Model readable = model;
    int letter = 0;
    int inputs = 0;
    for (Map.Entry<Symbol, BitVector> input : model.values().entrySet()) {
      if (++inputs > INPUTS) {
        break;
      }
      Symbol symbol = input.getKey();
      boolean isText = symbol.reading() == BitsReading.TEXT;
      long value = isText ? 'a' + letter++ % LETTERS : 0;
      Model other = readable.with(symbol, BitVector.of(symbol.width(), value));
      readable = formula.holds(new TermEvaluation(other)) ? other : readable;
    }
    return readable;
  }
}
