package heapwright.solve.domains.engine;

import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.TypedAddress;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** The objects of one engine, and the places and slots in them that were asked for. */
public final class AbstractAddresses {
  /** No cell is longer. */
  private static final int LONGEST = 16;

  private final ConstraintStore engine;
  private final Map<AbstractObject, TreeMap<Long, AbstractAddress>> places = new HashMap<>();
  private final Map<AbstractObject, TreeMap<Long, List<TypedAddress>>> slots = new HashMap<>();
  private int objects;
  private int placeNumbers;
  private int slotNumbers;

  public AbstractAddresses(ConstraintStore engine) {
    this.engine = engine;
    places.put(AbstractObject.NOWHERE, new TreeMap<>(Map.of(0L, AbstractAddress.NULL)));
  }

  public AbstractObject location(String name, boolean lasting) {
    AbstractObject made = new AbstractObject(++objects, name, lasting);
    engine.onPop(
        () -> {
          places.remove(made);
          slots.remove(made);
        });
    return made;
  }

  /** A place, if it was asked for. */
  public Optional<AbstractAddress> known(AbstractObject object, long offset) {
    return Optional.ofNullable(places.getOrDefault(object, new TreeMap<>()).get(offset));
  }

  /** Whether a place is of an object that this world has. */
  public boolean isThere(AbstractAddress place) {
    return known(place.object(), place.offset()).filter(place::equals).isPresent();
  }

  public AbstractAddress place(AbstractObject object, long offset) {
    TreeMap<Long, AbstractAddress> inside = places.computeIfAbsent(object, key -> new TreeMap<>());
    return inside.computeIfAbsent(offset, key -> new AbstractAddress(++placeNumbers, object, key));
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
    long first = place.offset() - LONGEST;
    long behind = place.offset() + slot.type().bytes();
    TreeMap<Long, AbstractAddress> inside = places.getOrDefault(place.object(), new TreeMap<>());
    for (AbstractAddress other : inside.subMap(first, false, behind, false).values()) {
      boolean overlaps = new TypedAddress(0, other, stored).overlaps(slot);
      boolean whole = other.equals(place) && slot.serves(stored);
      if (overlaps && !whole && to.targets().contains(other)) {
        return true;
      }
    }
    return false;
  }

  /** The slot for a place and a type of cell. */
  public TypedAddress slot(AbstractAddress place, CellType type) {
    TreeMap<Long, List<TypedAddress>> inside =
        slots.computeIfAbsent(place.object(), object -> new TreeMap<>());
    List<TypedAddress> here = inside.computeIfAbsent(place.offset(), offset -> new ArrayList<>(1));
    for (TypedAddress slot : here) {
      if (slot.serves(type)) {
        return slot;
      }
    }
    TypedAddress made = new TypedAddress(++slotNumbers, place, type);
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

  /** The slots that were asked for, object by object in the order in which those were made. */
  public List<TypedAddress> slots() {
    return slots.entrySet().stream()
        .sorted(Comparator.comparingInt(entry -> entry.getKey().number()))
        .flatMap(entry -> entry.getValue().values().stream().flatMap(List::stream))
        .toList();
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
