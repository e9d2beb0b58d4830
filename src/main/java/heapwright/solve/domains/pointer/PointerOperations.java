package heapwright.solve.domains.pointer;

import heapwright.solve.domains.engine.ConstraintStore;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import heapwright.solve.domains.value.TargetKind;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Pointers that are reckoned from others. What is reckoned twice is one variable, so that what was
 * loaded through one is what is loaded through the other.
 */
public final class PointerOperations {
  private final ConstraintStore engine;
  private final Map<Behind, PointerVariable> behind = new HashMap<>();
  private final Map<Element, PointerVariable> elements = new HashMap<>();

  /** So many bytes behind a pointer. */
  private record Behind(PointerVariable base, long bytes, TargetKind kind) {}

  /** So many elements behind a pointer. */
  private record Element(PointerVariable base, Word index, long step, TargetKind kind) {}

  public PointerOperations(ConstraintStore engine) {
    this.engine = engine;
  }

  /** So many bytes behind a pointer, wherever that is. */
  public PointerVariable shift(PointerVariable pointer, long bytes, TargetKind kind) {
    if (pointer.isFixed()) {
      return engine.address(shifted(pointer.place(), bytes), kind);
    }
    shifted(AbstractAddress.NULL, bytes);
    return known(
        behind,
        new Behind(pointer, bytes, kind),
        () -> {
          PointerVariable made = engine.pointer(pointer.name() + "+" + bytes, kind);
          engine.post(new PointerShift(pointer, bytes, made));
          return made;
        });
  }

  /** Whether a pointer may point behind the object that the program got a pointer to. */
  public boolean isReckoned(PointerVariable pointer) {
    return behind.containsValue(pointer) || elements.containsValue(pointer);
  }

  private AbstractAddress shifted(AbstractAddress place, long bytes) {
    return engine.place(place.object(), place.offset() + bytes);
  }

  /** Keeps one variable for each key until the world is left. */
  private <K> PointerVariable known(
      Map<K, PointerVariable> made, K key, Supplier<PointerVariable> making) {
    PointerVariable known = made.get(key);
    if (known == null) {
      known = making.get();
      made.put(key, known);
      engine.onPop(() -> made.remove(key));
    }
    return known;
  }

  /** The address of a field that an operator of its own keeps so many bytes behind a pointer. */
  public PointerVariable field(
      PointerVariable object, long offset, TargetKind kind, Supplier<PointerVariable> making) {
    return object.isFixed() && !object.place().object().equals(AbstractObject.NOWHERE)
        ? shift(object, offset, kind)
        : known(behind, new Behind(object, offset, kind), making);
  }

  /**
   * So many elements behind a pointer, wherever that is.
   *
   * @param size in bytes, of objects of which it is known
   */
  public PointerVariable element(
      PointerVariable base,
      Word index,
      long step,
      TargetKind kind,
      Function<AbstractObject, OptionalLong> size) {
    return known(
        elements,
        new Element(base, index, step, kind),
        () -> {
          PointerVariable made = engine.pointer(base.name() + "[" + index.name() + "]", kind);
          engine.post(new ElementAddress(base, index, step, made, size));
          return made;
        });
  }
}
