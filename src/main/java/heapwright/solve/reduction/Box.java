package heapwright.solve.reduction;

import heapwright.symbolic.persistent.IntMap;
import heapwright.symbolic.term.BitVector;
import heapwright.symbolic.term.Model;
import heapwright.symbolic.term.Symbol;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** A span for each input. Immutable. */
final class Box {
  static final Box ALL = new Box(IntMap.empty());

  private final IntMap<Span> spans;

  private Box(IntMap<Span> spans) {
    this.spans = spans;
  }

  Span of(Symbol symbol) {
    Span known = spans.getOrDefault(symbol.index(), null);
    return known == null ? Span.all(symbol.width()) : known;
  }

  Box with(Symbol symbol, Span span) {
    return new Box(spans.with(symbol.index(), span));
  }

  /** Corners to try: the one nearest to zero, the least, the greatest. */
  List<Model> corners(List<Symbol> symbols) {
    return List.of(
        corner(symbols, Span::nearestToZero),
        corner(symbols, span -> BitVector.of(span.width(), span.signed().least())),
        corner(symbols, span -> BitVector.of(span.width(), span.signed().greatest())));
  }

  private Model corner(List<Symbol> symbols, Function<Span, BitVector> choice) {
    Map<Symbol, BitVector> values = new LinkedHashMap<>();
    symbols.forEach(s -> values.put(s, FloatKeys.turned(s.sort(), choice.apply(of(s)))));
    return Model.of(values);
  }
}
