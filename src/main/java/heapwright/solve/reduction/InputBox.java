package heapwright.solve.reduction;

import heapwright.range.BitsRange;
import heapwright.range.MathematicalInteger;
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

  private final IntMap<BitsRange> spans;

  private InputBox(IntMap<BitsRange> spans) {
    this.spans = spans;
  }

  BitsRange of(Symbol symbol) {
    BitsRange known = spans.getOrDefault(symbol.index(), null);
    return known == null ? BitsRange.all(symbol.width()) : known;
  }

  InputBox with(Symbol symbol, BitsRange span) {
    return new InputBox(spans.with(symbol.index(), span));
  }

  /** Corners to try: the one nearest to zero, the least, the greatest. */
  List<Model> corners(List<Symbol> symbols) {
    return List.of(
        corner(symbols, BitsRange::nearestToZero),
        corner(symbols, span -> span.signed().low()),
        corner(symbols, span -> span.signed().high()));
  }

  private Model corner(List<Symbol> symbols, Function<BitsRange, MathematicalInteger> choice) {
    Map<Symbol, BitVector> values = new LinkedHashMap<>();
    symbols.forEach(s -> values.put(s, FloatKeys.encoding(s.sort(), choice.apply(of(s)))));
    return Model.of(values);
  }
}
