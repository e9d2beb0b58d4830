package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.ConstraintStore;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.integer.WordOperations;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.TypedAddress;
import heapwright.solve.domains.value.WordType;
import heapwright.symbolic.persistent.IntMap;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * tab(m): the cells of a memory. Cells stored at known places lie over a ground that makes the
 * others when they are asked for, and keeps them until the world is left.
 */
final class MemoryTable {
  private final ConstraintStore engine;
  private final Function<TypedAddress, CellVariable> ground;

  /** By slot. A slot that was stored over in part holds anything. */
  private final IntMap<CellVariable> known;

  private MemoryTable(
      ConstraintStore engine,
      Function<TypedAddress, CellVariable> ground,
      IntMap<CellVariable> known) {
    this.engine = engine;
    this.ground = ground;
    this.known = known;
  }

  /**
   * @param making the cell of a slot that is asked for the first time
   */
  static MemoryTable over(ConstraintStore engine, Function<TypedAddress, CellVariable> making) {
    Map<Integer, CellVariable> made = new HashMap<>();
    return new MemoryTable(
        engine, slot -> engine.once(made, slot.number(), () -> making.apply(slot)), IntMap.empty());
  }

  /** The variable that a place holds, of the type that its slot was first used with. */
  CellVariable at(AbstractAddress place, CellType type) {
    return at(engine.places().slot(place, type));
  }

  CellVariable at(TypedAddress slot) {
    CellVariable cell = known.getOrDefault(slot.number(), null);
    if (cell != null) {
      return cell;
    }
    for (TypedAddress other : slot.overlapping()) {
      CellVariable over = known.getOrDefault(other.number(), null);
      if (over != null) {
        return part(over, other, slot);
      }
    }
    return ground.apply(slot);
  }

  /** What a slot holds after a store to one that overlaps it. */
  private CellVariable part(CellVariable stored, TypedAddress over, TypedAddress slot) {
    boolean low =
        over.place().equals(slot.place())
            && !(over.type() instanceof CellType.BitField)
            && slot.overlapping().size() == 1
            && over.type().bytes() > slot.type().bytes();
    // The least significant byte comes first.
    return low && stored instanceof Word word && slot.type() instanceof WordType type
        ? new WordOperations(engine).convert(stored.name(), word, type)
        : engine.fresh("part of " + slot.place(), slot.type());
  }

  MemoryTable with(TypedAddress slot, CellVariable cell) {
    IntMap<CellVariable> changed = known.with(slot.number(), cell);
    for (TypedAddress other : slot.overlapping()) {
      changed = changed.with(other.number(), part(cell, slot, other));
    }
    return new MemoryTable(engine, ground, changed);
  }
}
