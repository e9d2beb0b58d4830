package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.ConstraintStore;
import heapwright.solve.domains.engine.Equality;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.StructureSet;
import heapwright.solve.domains.integer.WordOperations;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.TargetKind;
import heapwright.solve.domains.value.TypedAddress;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;

/** Memories and what their cells hold: INKA's load_element and store_element. */
public final class Memories {
  private final ConstraintStore engine;
  private final MemoryStructures existing;
  private final Map<Load, CellVariable> loads = new HashMap<>();

  /** A load from one memory through one variable: what comes of it is one variable. */
  private record Load(MemoryTable table, PointerVariable from, CellType type) {}

  public Memories(ConstraintStore engine, MemoryStructures existing) {
    this.engine = engine;
    this.existing = existing;
  }

  /** The memory that a program starts with: no place is known to exist, and it is not closed. */
  public AbstractMemory input(Collection<TargetKind> kinds, CellSource source) {
    Map<TargetKind, StructureSet> structures = new LinkedHashMap<>();
    for (TargetKind kind : kinds) {
      structures.put(kind, existing.none(kind));
    }
    MemoryTable table = MemoryTable.over(engine, new InputGround(engine, source));
    return new AbstractMemory(engine, table, structures);
  }

  /** load_element: what a pointer points to. */
  public CellVariable load(AbstractMemory memory, PointerVariable from, CellType type) {
    engine.impose("a load", from::follow);
    if (from.isFixed()) {
      CellVariable cell = memory.at(from.place(), type);
      engine.deductions().noteMet("load_element", Equality.variable(cell), from);
      return new WordOperations(engine).as(cell, type);
    }
    Load load = new Load(memory.table(), from, type);
    CellVariable known = loads.get(load);
    if (known != null) {
      return known;
    }
    CellVariable value = engine.fresh("*" + from.name(), type);
    loads.put(load, value);
    engine.onPop(() -> loads.remove(load));
    engine.post(
        new OpenLoad(memory.table(), memory.structures(from.type().pointed()), from, value));
    return value;
  }

  /** store_element: the memory after a store through a pointer. */
  public AbstractMemory store(AbstractMemory memory, PointerVariable to, CellVariable value) {
    engine.impose("a store", to::follow);
    if (to.isFixed()) {
      AbstractAddress place = to.place();
      TypedAddress slot = engine.slots().at(place, value.type());
      engine.deductions().noteMet("store_element", Equality.variable(value), to);
      return memory.with(
          memory.table().with(slot, new WordOperations(engine).as(value, slot.type())));
    }
    return memory.with(
        MemoryTable.over(engine, new StoreGround(engine, memory.table(), to, value)));
  }

  /** A memory in which some cells are new ones and the others as before. */
  public AbstractMemory patched(
      AbstractMemory memory, Predicate<AbstractAddress> touched, CellSource source) {
    return memory.with(
        MemoryTable.over(engine, new PatchedGround(engine, memory.table(), touched, source)));
  }
}
