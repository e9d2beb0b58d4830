package heapwright.solve.reduction;

import heapwright.symbolic.persistent.IntMap;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.value.BitVector;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** A span for each input. Immutable. */
final class InputBox {
  static final InputBox ALL = new InputBox(IntMap.empty());

  private final IntMap<TermRange> spans;

  private InputBox(IntMap<TermRange> spans) {
    this.spans = spans;
  }

  TermRange of(Symbol symbol) {
    TermRange known = spans.getOrDefault(symbol.index(), null);
    return known == null ? TermRange.all(symbol.width()) : known;
  }

  InputBox with(Symbol symbol, TermRange span) {
    return new InputBox(spans.with(symbol.index(), span));
  }

  /** Corners to try: the one nearest to zero, the least, the greatest. */
  List<Model> corners(List<Symbol> symbols) {
    return List.of(
        corner(symbols, TermRange::nearestToZero),
        corner(symbols, span -> BitVector.of(span.width(), span.signed().least())),
        corner(symbols, span -> BitVector.of(span.width(), span.signed().greatest())));
  }

  private Model corner(List<Symbol> symbols, Function<TermRange, BitVector> choice) {
    Map<Symbol, BitVector> values = new LinkedHashMap<>();
    symbols.forEach(s -> values.put(s, FloatKeys.turned(s.sort(), choice.apply(of(s)))));
    return Model.of(values);
  }
}
