package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.ConstraintStore;
import heapwright.solve.domains.engine.StructureSet;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.TargetKind;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Memory at one point of a program, as far as is known: struct(m), tab(m), closed(m). A value that
 * shares what it can with the memories it was made from; what they learn it learns.
 */
public final class AbstractMemory {
  private final ConstraintStore engine;
  private final MemoryTable table;
  private final Map<TargetKind, StructureSet> structures;

  AbstractMemory(
      ConstraintStore engine, MemoryTable table, Map<TargetKind, StructureSet> structures) {
    this.engine = engine;
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

  /** struct(m) of one kind. All kinds that a program has must have been named at the start. */
  public StructureSet structures(TargetKind kind) {
    StructureSet known = structures.get(kind);
    if (known == null) {
      throw new IllegalArgumentException(kind + " was not named when the memory was made");
    }
    return known;
  }

  AbstractMemory with(MemoryTable changed) {
    return new AbstractMemory(engine, changed, structures);
  }

  AbstractMemory with(StructureSet changed) {
    Map<TargetKind, StructureSet> all = new LinkedHashMap<>(structures);
    all.put(changed.kind(), changed);
    return new AbstractMemory(engine, table, all);
  }

  /** Every kind's set. */
  Iterable<StructureSet> all() {
    return structures.values();
  }
}
