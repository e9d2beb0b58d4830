package heapwright.solve.domains.engine;

import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.TypedAddress;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The objects of one engine, and the places in them that somebody asked for. */
public final class AbstractAddresses {
  private final ConstraintStore engine;
  private final Map<AbstractObject, TreeMap<Long, AbstractAddress>> places = new HashMap<>();
  private int objects;
  private int numbers;

  public AbstractAddresses(ConstraintStore engine) {
    this.engine = engine;
    places.put(AbstractObject.NOWHERE, new TreeMap<>(Map.of(0L, AbstractAddress.NULL)));
  }

  public AbstractObject location(String name, boolean lasting) {
    AbstractObject made = new AbstractObject(++objects, name, lasting);
    engine.onPop(
        () -> {
          places.remove(made);
          engine.slots().forget(made);
        });
    return made;
  }

  /** A place, if somebody has asked for it. */
  public Optional<AbstractAddress> known(AbstractObject object, long offset) {
    return Optional.ofNullable(places.getOrDefault(object, new TreeMap<>()).get(offset));
  }

  /** Whether a place is of an object that this world has. */
  public boolean isThere(AbstractAddress place) {
    return known(place.object(), place.offset()).filter(place::equals).isPresent();
  }

  public AbstractAddress place(AbstractObject object, long offset) {
    TreeMap<Long, AbstractAddress> inside = places.computeIfAbsent(object, key -> new TreeMap<>());
    return inside.computeIfAbsent(offset, key -> new AbstractAddress(++numbers, object, key));
  }

  /** NULL, and the places behind it that were asked for. */
  Collection<AbstractAddress> nowhere() {
    return List.copyOf(places.get(AbstractObject.NOWHERE).values());
  }

  /**
   * Whether a store through a pointer may change a part of a slot. A pointer that may point
   * anywhere points to the beginning of cells as long as what is stored, or into others.
   */
  public boolean mayBePartlyOver(TypedAddress slot, PointerVariable to, CellType stored) {
    if (to.targets().isOpen()) {
      return !slot.serves(stored);
    }
    AbstractAddress place = slot.place();
    long first = place.offset() - TypedAddresses.LONGEST;
    long behind = place.offset() + slot.type().bytes();
    TreeMap<Long, AbstractAddress> inside = places.getOrDefault(place.object(), new TreeMap<>());
    for (AbstractAddress other : inside.subMap(first, false, behind, false).values()) {
      boolean overlaps = other.offset() + stored.bytes() > place.offset();
      boolean whole = other.equals(place) && slot.serves(stored);
      if (overlaps && !whole && to.targets().contains(other)) {
        return true;
      }
    }
    return false;
  }
}
