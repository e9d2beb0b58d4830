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

/**
 * tab(m): the cells of a memory. Cells stored at known places lie over a ground that makes others.
 */
final class MemoryTable {
  private final ConstraintStore engine;
  private final Ground ground;

  /** By slot. A slot that was stored over in part holds anything. */
  private final IntMap<CellVariable> known;

  private MemoryTable(ConstraintStore engine, Ground ground, IntMap<CellVariable> known) {
    this.engine = engine;
    this.ground = ground;
    this.known = known;
  }

  static MemoryTable over(ConstraintStore engine, Ground ground) {
    return new MemoryTable(engine, ground, IntMap.empty());
  }

  /** The variable that a place holds, of the type that its slot was first used with. */
  CellVariable at(AbstractAddress place, CellType type) {
    return at(engine.slots().at(place, type));
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
    return ground.at(slot);
  }

  /** What a slot holds after a store to one that overlaps it. */
  private CellVariable part(CellVariable stored, TypedAddress over, TypedAddress slot) {
    boolean low =
        over.place().equals(slot.place())
            && slot.overlapping().size() == 1
            && stored instanceof Word
            && slot.type() instanceof WordType
            && over.type().bytes() > slot.type().bytes();
    // The least significant byte comes first.
    return low
        ? new WordOperations(engine).convert(stored.name(), (Word) stored, (WordType) slot.type())
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
