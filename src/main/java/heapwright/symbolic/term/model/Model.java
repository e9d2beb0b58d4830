package heapwright.symbolic.term.model;

import heapwright.symbolic.persistent.IntMap;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.ValueText;
import heapwright.symbolic.term.value.BitVector;
import java.util.LinkedHashMap;
import java.util.Map;

/** Values of inputs; an input that is not mentioned has all bits zero. Immutable, shares. */
public final class Model {
  private record Mention(Symbol symbol, BitVector value) {}

  public static final Model ZERO = new Model(IntMap.empty());

  private final IntMap<Mention> mentions;

  private Model(IntMap<Mention> mentions) {
    this.mentions = mentions;
  }

  public static Model of(Map<Symbol, BitVector> values) {
    return ZERO.with(values);
  }

  public BitVector value(Symbol symbol) {
    Mention mention = mentions.getOrDefault(symbol.index(), null);
    return mention == null ? BitVector.of(symbol.width(), 0) : mention.value();
  }

  /** The inputs that are mentioned, with their values, in the order the inputs were made. */
  public Map<Symbol, BitVector> values() {
    Map<Symbol, BitVector> values = new LinkedHashMap<>();
    mentions.forEach(e -> values.put(e.value().symbol(), e.value().value()));
    return values;
  }

  /** The same but for one input. */
  public Model with(Symbol symbol, BitVector value) {
    if (symbol.width() != value.width()) {
      throw new IllegalArgumentException(value + " for " + symbol.name());
    }
    return new Model(mentions.with(symbol.index(), new Mention(symbol, value)));
  }

  /** The same but for some inputs. */
  public Model with(Map<Symbol, BitVector> changes) {
    Model changed = this;
    for (Map.Entry<Symbol, BitVector> change : changes.entrySet()) {
      changed = changed.with(change.getKey(), change.getValue());
    }
    return changed;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Model that && values().equals(that.values());
  }

  @Override
  public int hashCode() {
    return values().hashCode();
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{");
    values()
        .forEach(
            (symbol, value) ->
                text.append(text.length() == 1 ? "" : ", ")
                    .append(symbol.name())
                    .append(" = ")
                    .append(ValueText.of(symbol, value)));
    return text.append('}').toString();
  }
}
