package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.StructureSet;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.TypedAddress;

/**
 * Memory at one point of a program, as far as is known: struct(m), tab(m), closed(m). A value that
 * shares what it can with the memories it was made from; what they learn it learns.
 */
public final class AbstractMemory {
  private final MemoryTable table;
  private final StructureSet structures;

  AbstractMemory(MemoryTable table, StructureSet structures) {
    this.table = table;
    this.structures = structures;
  }

  MemoryTable table() {
    return table;
  }

  /** What a place holds, of the type that it was first used with, or another as long. */
  CellVariable at(AbstractAddress place, CellType type) {
    return table.at(place, type);
  }

  /** What a slot holds. */
  public CellVariable at(TypedAddress slot) {
    return table.at(slot);
  }

  /** struct(m). */
  public StructureSet structures() {
    return structures;
  }

  AbstractMemory with(MemoryTable changed) {
    return new AbstractMemory(changed, structures);
  }

  AbstractMemory with(StructureSet changed) {
    return new AbstractMemory(table, changed);
  }
}
