package heapwright.solve.domains.engine;

import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.PointerDomain;
import heapwright.solve.domains.value.TargetKind;
import heapwright.solve.domains.value.WordType;
import java.util.HashMap;
import java.util.Map;

/**
 * Constants that were asked for: nothing ever happens to them, so that one will do in all worlds.
 */
public final class Constants {
  /** Larger numbers are seldom asked for twice. */
  private static final long LARGE = 1024;

  private record Number(WordType type, MathematicalInteger value) {}

  private record Address(AbstractAddress place, TargetKind kind) {}

  private final ConstraintStore engine;
  private final Map<Number, Word> words = new HashMap<>();
  private final Map<Address, PointerVariable> addresses = new HashMap<>();

  public Constants(ConstraintStore engine) {
    this.engine = engine;
  }

  public Word word(WordType type, MathematicalInteger value) {
    boolean small = value.fitsLong() && Math.abs(value.longBits()) < LARGE;
    Number key = new Number(type, value);
    Word known = small ? words.get(key) : null;
    if (known == null) {
      known = engine.constant(value.toString(), type, value);
      if (small) {
        words.put(key, known);
      }
    }
    return known;
  }

  public PointerVariable address(AbstractAddress place, TargetKind kind) {
    Address key = new Address(place, kind);
    PointerVariable known = addresses.get(key);
    if (known == null) {
      known = engine.pointer(place.isNull() ? "NULL" : "&" + place, kind, PointerDomain.of(place));
      addresses.put(key, known);
      engine.onPop(() -> addresses.remove(key));
    }
    return known;
  }
}
