package heapwright.solve.domains;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Pointers that are reckoned from others. What is reckoned twice is one variable, so that what was
 * loaded through one is what is loaded through the other.
 */
public final class Pointers {
  private final DomainEngine engine;
  private final Map<Behind, Pointer> behind = new HashMap<>();
  private final Map<Element, Pointer> elements = new HashMap<>();

  /** So many bytes behind a pointer. */
  private record Behind(Pointer base, long bytes, Kind kind) {}

  /** So many elements behind a pointer. */
  private record Element(Pointer base, Word index, long step, Kind kind) {}

  Pointers(DomainEngine engine) {
    this.engine = engine;
  }

  /** So many bytes behind a pointer, wherever that is. */
  public Pointer shift(Pointer pointer, long bytes, Kind kind) {
    if (pointer.isFixed()) {
      return engine.address(shifted(pointer.place(), bytes), kind);
    }
    shifted(Place.NULL, bytes);
    return known(
        behind,
        new Behind(pointer, bytes, kind),
        () -> {
          Pointer made = engine.pointer(pointer.name() + "+" + bytes, kind);
          engine.post(new Shift(pointer, bytes, made));
          return made;
        });
  }

  private Place shifted(Place place, long bytes) {
    return engine.place(place.object(), place.offset() + bytes);
  }

  /** Keeps one variable for each key until the world is left. */
  private <K> Pointer known(Map<K, Pointer> made, K key, Supplier<Pointer> making) {
    Pointer known = made.get(key);
    if (known == null) {
      known = making.get();
      made.put(key, known);
      engine.onPop(() -> made.remove(key));
    }
    return known;
  }

  /** The address of a field that an operator of its own keeps so many bytes behind a pointer. */
  Pointer field(Pointer object, long offset, Kind kind, Supplier<Pointer> making) {
    return object.isFixed() && !object.place().object().equals(Location.NOWHERE)
        ? shift(object, offset, kind)
        : known(behind, new Behind(object, offset, kind), making);
  }

  /**
   * So many elements behind a pointer, wherever that is.
   *
   * @param size in bytes, of objects of which it is known
   */
  public Pointer element(
      Pointer base, Word index, long step, Kind kind, Function<Location, OptionalLong> size) {
    return known(
        elements,
        new Element(base, index, step, kind),
        () -> {
          Pointer made = engine.pointer(base.name() + "[" + index.name() + "]", kind);
          engine.post(new ElementAddress(base, index, step, made, size));
          return made;
        });
  }
}
