package heapwright.solve.domains;

import java.util.HashMap;
import java.util.Map;

/**
 * Constants that were asked for: nothing ever happens to them, so that one will do in all worlds.
 */
final class Constants {
  /** Larger numbers are seldom asked for twice. */
  private static final long LARGE = 1024;

  private record Number(WordType type, Whole value) {}

  private record Address(Place place, Kind kind) {}

  private final DomainEngine engine;
  private final Map<Number, Word> words = new HashMap<>();
  private final Map<Address, Pointer> addresses = new HashMap<>();

  Constants(DomainEngine engine) {
    this.engine = engine;
  }

  Word word(WordType type, Whole value) {
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

  Pointer address(Place place, Kind kind) {
    Address key = new Address(place, kind);
    Pointer known = addresses.get(key);
    if (known == null) {
      known = engine.pointer(place.isNull() ? "NULL" : "&" + place, kind, Targets.of(place));
      addresses.put(key, known);
      engine.onPop(() -> addresses.remove(key));
    }
    return known;
  }
}
