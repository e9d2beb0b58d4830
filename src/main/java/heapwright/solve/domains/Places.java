package heapwright.solve.domains;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The objects of one engine, and the places in them that somebody asked for. */
final class Places {
  private final DomainEngine engine;
  private final Map<Location, TreeMap<Long, Place>> places = new HashMap<>();
  private int locations;
  private int numbers;

  Places(DomainEngine engine) {
    this.engine = engine;
    TreeMap<Long, Place> nowhere = new TreeMap<>();
    nowhere.put(0L, Place.NULL);
    places.put(Location.NOWHERE, nowhere);
  }

  Location location(String name, boolean lasting) {
    Location made = new Location(++locations, name, lasting);
    engine.onPop(
        () -> {
          places.remove(made);
          engine.slots().forget(made);
        });
    return made;
  }

  /** A place, if somebody has asked for it. */
  Optional<Place> known(Location object, long offset) {
    return Optional.ofNullable(places.getOrDefault(object, new TreeMap<>()).get(offset));
  }

  /** Whether a place is of an object that this world has. */
  boolean isThere(Place place) {
    return known(place.object(), place.offset()).filter(place::equals).isPresent();
  }

  Place place(Location object, long offset) {
    TreeMap<Long, Place> inside = places.computeIfAbsent(object, key -> new TreeMap<>());
    Place known = inside.get(offset);
    if (known == null) {
      known = new Place(++numbers, object, offset);
      inside.put(offset, known);
    }
    return known;
  }

  /** NULL, and the places behind it that were asked for. */
  Collection<Place> nowhere() {
    return List.copyOf(places.get(Location.NOWHERE).values());
  }

  /**
   * Whether a store through a pointer may change a part of a slot. A pointer that may point
   * anywhere points to the beginning of cells as long as what is stored, or into others.
   */
  boolean mayBePartlyOver(Slot slot, Pointer to, CellType stored) {
    if (to.targets().isOpen()) {
      return !slot.serves(stored);
    }
    Place place = slot.place();
    long first = place.offset() - Slots.LONGEST;
    long behind = place.offset() + slot.type().bytes();
    TreeMap<Long, Place> inside = places.getOrDefault(place.object(), new TreeMap<>());
    for (Place other : inside.subMap(first, false, behind, false).values()) {
      boolean overlaps = other.offset() + stored.bytes() > place.offset();
      boolean whole = other.equals(place) && slot.serves(stored);
      if (overlaps && !whole && to.targets().contains(other)) {
        return true;
      }
    }
    return false;
  }
}
