package heapwright.solve.domains;

import java.util.HashMap;
import java.util.Map;
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
  }

  Location location(String name) {
    return new Location(++locations, name);
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

  /** The type that a place is used as: what was asked for first. */
  CellType claim(Place place, CellType type) {
    if (place.isNull()) {
      throw new UnsupportedAccess("an access through NULL");
    }
    TreeMap<Long, CellType> inside = claims.computeIfAbsent(place.object(), k -> new TreeMap<>());
    CellType known = inside.get(place.offset());
    if (known == null) {
      requireFree(place, type, inside);
      inside.put(place.offset(), type);
      engine.onPop(() -> inside.remove(place.offset()));
      return type;
    }
    if (!alike(known, type)) {
      throw new UnsupportedAccess(place + " as " + type + " and as " + known);
    }
    return known;
  }

  private static void requireFree(Place place, CellType type, TreeMap<Long, CellType> inside) {
    Map.Entry<Long, CellType> below = inside.lowerEntry(place.offset());
    boolean covered = below != null && below.getKey() + below.getValue().bytes() > place.offset();
    Long above = inside.higherKey(place.offset());
    if (covered || above != null && above < place.offset() + type.bytes()) {
      throw new UnsupportedAccess(place + " as " + type + ", which overlaps another cell");
    }
  }

  /** Whether a cell of one type can be read as one of another, perhaps after a conversion. */
  boolean alike(CellType one, CellType other) {
    return one instanceof WordType && other instanceof WordType
        ? ((WordType) one).bits() == ((WordType) other).bits()
        : one instanceof PointerType && other instanceof PointerType;
  }

  /** A store may change a cell or leave it alone, but not change a part of it. */
  void requireApart(Place cell, CellType type, Pointer to, CellType stored) {
    if (to.targets().isOpen()) {
      return;
    }
    Map<Long, Place> near =
        places
            .get(cell.object())
            .subMap(cell.offset() - LONGEST, false, cell.offset() + type.bytes(), false);
    for (Place other : near.values()) {
      boolean overlaps = other.offset() + stored.bytes() > cell.offset();
      boolean whole = other.equals(cell) && type.bytes() == stored.bytes();
      if (overlaps && !whole && to.targets().contains(other)) {
        throw new UnsupportedAccess("a store to " + other + " that may change a part of " + cell);
      }
    }
  }
}
