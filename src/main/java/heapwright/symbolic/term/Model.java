package heapwright.symbolic.term;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Values of inputs; an input that is not mentioned has all bits zero. */
public final class Model {
  public static final Model ZERO = new Model(Map.of());

  private final Map<Symbol, BitVector> values;

  private Model(Map<Symbol, BitVector> values) {
    this.values = values;
  }

  public static Model of(Map<Symbol, BitVector> values) {
    Map<Symbol, BitVector> copy = new LinkedHashMap<>(values);
    copy.forEach(Model::requireWidth);
    return new Model(Collections.unmodifiableMap(copy));
  }

  private static void requireWidth(Symbol symbol, BitVector value) {
    if (symbol.width() != value.width()) {
      throw new IllegalArgumentException(value + " for " + symbol.name());
    }
  }

  public BitVector value(Symbol symbol) {
    BitVector value = values.get(symbol);
    return value == null ? BitVector.of(symbol.width(), 0) : value;
  }

  /** The value of an input that is mentioned. */
  public Optional<BitVector> mentioned(Symbol symbol) {
    return Optional.ofNullable(values.get(symbol));
  }

  /** The inputs that are mentioned, with their values, in the order they were given. */
  public Map<Symbol, BitVector> values() {
    return values;
  }

  /** The same but for one input. */
  public Model with(Symbol symbol, BitVector value) {
    return with(Map.of(symbol, value));
  }

  /** The same but for some inputs. */
  public Model with(Map<Symbol, BitVector> changes) {
    Map<Symbol, BitVector> changed = new LinkedHashMap<>(values);
    changed.putAll(changes);
    return of(changed);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Model that && values.equals(that.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{");
    values.forEach(
        (symbol, value) ->
            text.append(text.length() == 1 ? "" : ", ")
                .append(symbol.name())
                .append(" = ")
                .append(ValueText.of(symbol, value)));
    return text.append('}').toString();
  }
}
