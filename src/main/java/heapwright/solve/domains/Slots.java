package heapwright.solve.domains;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The slots of one engine's objects. */
final class Slots {
  /** No cell is longer. */
  static final int LONGEST = 16;

  private final DomainEngine engine;
  private final Map<Location, TreeMap<Long, List<Slot>>> slots = new HashMap<>();
  private int numbers;

  Slots(DomainEngine engine) {
    this.engine = engine;
  }

  void forget(Location object) {
    slots.remove(object);
  }

  /** The slot for a place and a type of cell. */
  Slot at(Place place, CellType type) {
    TreeMap<Long, List<Slot>> inside =
        slots.computeIfAbsent(place.object(), object -> new TreeMap<>());
    List<Slot> here = inside.computeIfAbsent(place.offset(), offset -> new ArrayList<>(1));
    for (Slot slot : here) {
      if (slot.serves(type)) {
        return slot;
      }
    }
    Slot made = new Slot(++numbers, place, type);
    for (Slot other : near(inside, place, type)) {
      if (made.overlaps(other)) {
        made.overlapping().add(other);
        other.overlapping().add(made);
      }
    }
    here.add(made);
    engine.onPop(
        () -> {
          here.remove(made);
          made.overlapping().forEach(other -> other.overlapping().remove(made));
        });
    return made;
  }

  /** Whether a place is used as a type already. */
  boolean isUsed(Place place, CellType type) {
    return slots
        .getOrDefault(place.object(), new TreeMap<>())
        .getOrDefault(place.offset(), List.of())
        .stream()
        .anyMatch(slot -> slot.serves(type));
  }

  /** Whether a place is not used as anything that a type would overlap. */
  boolean isFree(Place place, CellType type) {
    TreeMap<Long, List<Slot>> inside = slots.getOrDefault(place.object(), new TreeMap<>());
    Slot asked = new Slot(0, place, type);
    return isUsed(place, type) || near(inside, place, type).stream().noneMatch(asked::overlaps);
  }

  private static List<Slot> near(TreeMap<Long, List<Slot>> inside, Place place, CellType type) {
    List<Slot> found = new ArrayList<>();
    inside
        .subMap(place.offset() - LONGEST, false, place.offset() + type.bytes(), false)
        .values()
        .forEach(found::addAll);
    return found;
  }
}
