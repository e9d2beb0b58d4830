package heapwright.solve.domains.engine;

import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.TypedAddress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** The slots of one engine's objects. */
public final class TypedAddresses {
  /** No cell is longer. */
  static final int LONGEST = 16;

  private final ConstraintStore engine;
  private final Map<AbstractObject, TreeMap<Long, List<TypedAddress>>> slots = new HashMap<>();
  private int numbers;

  public TypedAddresses(ConstraintStore engine) {
    this.engine = engine;
  }

  void forget(AbstractObject object) {
    slots.remove(object);
  }

  /** The slot for a place and a type of cell. */
  public TypedAddress at(AbstractAddress place, CellType type) {
    TreeMap<Long, List<TypedAddress>> inside =
        slots.computeIfAbsent(place.object(), object -> new TreeMap<>());
    List<TypedAddress> here = inside.computeIfAbsent(place.offset(), offset -> new ArrayList<>(1));
    for (TypedAddress slot : here) {
      if (slot.serves(type)) {
        return slot;
      }
    }
    TypedAddress made = new TypedAddress(++numbers, place, type);
    for (TypedAddress other : near(inside, place, type)) {
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
  public boolean isUsed(AbstractAddress place, CellType type) {
    return slots
        .getOrDefault(place.object(), new TreeMap<>())
        .getOrDefault(place.offset(), List.of())
        .stream()
        .anyMatch(slot -> slot.serves(type));
  }

  /** Whether a place is not used as anything that a type would overlap. */
  public boolean isFree(AbstractAddress place, CellType type) {
    TreeMap<Long, List<TypedAddress>> inside = slots.getOrDefault(place.object(), new TreeMap<>());
    TypedAddress asked = new TypedAddress(0, place, type);
    return isUsed(place, type) || near(inside, place, type).stream().noneMatch(asked::overlaps);
  }

  private static List<TypedAddress> near(
      NavigableMap<Long, List<TypedAddress>> inside, AbstractAddress place, CellType type) {
    List<TypedAddress> found = new ArrayList<>();
    inside
        .subMap(place.offset() - LONGEST, false, place.offset() + type.bytes(), false)
        .values()
        .forEach(found::addAll);
    return found;
  }
}
