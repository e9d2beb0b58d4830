package heapwright.solve.domains;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The places of one engine, and what type of cell each is used as. */
final class Places {
  /** No cell is longer. */
  private static final int LONGEST = 16;

  private final DomainEngine engine;
  private final Map<Location, TreeMap<Long, Place>> places = new HashMap<>();
  private final Map<Location, TreeMap<Long, CellType>> claims = new HashMap<>();
  private int locations;
  private int numbers;

  Places(DomainEngine engine) {
    this.engine = engine;
    TreeMap<Long, Place> nowhere = new TreeMap<>();
    nowhere.put(0L, Place.NULL);
    places.put(Location.NOWHERE, nowhere);
  }

  Location location(String name) {
    Location made = new Location(++locations, name);
    engine.onPop(
        () -> {
          places.remove(made);
          claims.remove(made);
        });
    return made;
  }

  /** A place, if somebody has asked for it. */
  Optional<Place> known(Location object, long offset) {
    return Optional.ofNullable(places.getOrDefault(object, new TreeMap<>()).get(offset));
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

  /** Whether a place is used as a type, so that a cell of it can be had without a conflict. */
  boolean isClaimed(Place place, CellType type) {
    TreeMap<Long, CellType> inside = claims.get(place.object());
    return inside != null
        && inside.containsKey(place.offset())
        && alike(inside.get(place.offset()), type);
  }

  /** Whether a place can be used as a type. */
  boolean isFree(Place place, CellType type) {
    TreeMap<Long, CellType> inside = claims.getOrDefault(place.object(), new TreeMap<>());
    CellType known = inside.get(place.offset());
    return known == null ? !overlaps(place, type, inside) : alike(known, type);
  }

  /** The type that a place is used as: what was asked for first. */
  CellType claim(Place place, CellType type) {
    TreeMap<Long, CellType> inside = claims.computeIfAbsent(place.object(), k -> new TreeMap<>());
    CellType known = inside.get(place.offset());
    if (known == null) {
      if (overlaps(place, type, inside)) {
        throw new UnsupportedAccess(place + " as " + type + ", which overlaps another cell");
      }
      inside.put(place.offset(), type);
      engine.onPop(() -> inside.remove(place.offset()));
      return type;
    }
    if (!alike(known, type)) {
      throw new UnsupportedAccess(place + " as " + type + " and as " + known);
    }
    return known;
  }

  private static boolean overlaps(Place place, CellType type, TreeMap<Long, CellType> inside) {
    Map.Entry<Long, CellType> below = inside.lowerEntry(place.offset());
    Long above = inside.higherKey(place.offset());
    return below != null && below.getKey() + below.getValue().bytes() > place.offset()
        || above != null && above < place.offset() + type.bytes();
  }

  /** Whether a cell of one type can be read as one of another, perhaps after a conversion. */
  boolean alike(CellType one, CellType other) {
    return one instanceof WordType && other instanceof WordType
        ? ((WordType) one).bits() == ((WordType) other).bits()
        : one instanceof PointerType && other instanceof PointerType;
  }

  /** Where a pointer may point so that a store through it changes a part of a cell. */
  List<Place> partlyOver(Place cell, CellType type, Pointer to, CellType stored) {
    List<Place> found = new ArrayList<>();
    if (to.targets().isOpen()) {
      return found;
    }
    long first = cell.offset() - LONGEST;
    long behind = cell.offset() + type.bytes();
    for (Place other : places.get(cell.object()).subMap(first, false, behind, false).values()) {
      boolean overlaps = other.offset() + stored.bytes() > cell.offset();
      boolean whole = other.equals(cell) && alike(type, stored);
      if (overlaps && !whole && to.targets().contains(other)) {
        found.add(other);
      }
    }
    return found;
  }
}
