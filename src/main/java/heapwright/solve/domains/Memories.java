package heapwright.solve.domains;

import heapwright.symbolic.persistent.IntMap;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Predicate;

/** Memories and INKA's five operators on them. */
public final class Memories {
  private final DomainEngine engine;
  private int versions;

  Memories(DomainEngine engine) {
    this.engine = engine;
  }

  /** The memory that a program starts with: no place is known to exist, and it is not closed. */
  public AbstractMemory input(Collection<Kind> kinds, CellSource source) {
    Map<Kind, StructureSet> structures = new LinkedHashMap<>();
    for (Kind kind : kinds) {
      structures.put(kind, structures(kind, IntMap.empty(), false));
    }
    Table table = Table.over(engine, new InputGround(engine, source));
    return new AbstractMemory(engine, table, structures);
  }

  private StructureSet structures(Kind kind, IntMap<Place> places, boolean closed) {
    return new StructureSet("S" + ++versions + "(" + kind + ")", engine, kind, places, closed);
  }

  /** A place exists in a memory, and in those that come of it. */
  public void exists(AbstractMemory memory, Kind kind, Place place) {
    engine.impose("exists", () -> memory.structures(kind).add(place));
  }

  /** There are no other places than those known: closed(m). */
  public void close(AbstractMemory memory) {
    engine.impose(
        "closed",
        () -> {
          for (StructureSet structures : memory.all()) {
            structures.close();
          }
        });
  }

  /** load_element: what a pointer points to. */
  public Cell load(AbstractMemory memory, Pointer from, CellType type) {
    engine.impose("a load", from::follow);
    if (from.isFixed()) {
      Cell cell = memory.at(from.place(), type);
      engine.deductions().noteMet("load_element", Equality.variable(cell), from);
      return engine.words().as(cell, type);
    }
    Cell value = engine.fresh("*" + from.name(), type);
    engine.post(
        new OpenLoad(memory.table(), memory.structures(from.type().pointed()), from, value));
    return value;
  }

  /** store_element: the memory after a store through a pointer. */
  public AbstractMemory store(AbstractMemory memory, Pointer to, Cell value) {
    engine.impose("a store", to::follow);
    if (to.isFixed()) {
      Place place = to.place();
      Slot slot = engine.slots().at(place, value.type());
      engine.deductions().noteMet("store_element", Equality.variable(value), to);
      return memory.with(memory.table().with(slot, engine.words().as(value, slot.type())));
    }
    return memory.with(Table.over(engine, new StoreGround(engine, memory.table(), to, value)));
  }

  /** new_s: the memory with one more place of a kind. */
  public AbstractMemory allocate(AbstractMemory memory, Kind kind, Place made) {
    StructureSet before = memory.structures(kind);
    StructureSet after =
        structures(kind, before.members().with(made.number(), made), before.isClosed());
    if (!before.isClosed()) {
      engine.post(new NewStructure(before, after, made));
    }
    return memory.with(after);
  }

  /** delete_s: the memory without the place that a pointer points to. */
  public AbstractMemory free(AbstractMemory memory, Kind kind, Pointer freed) {
    StructureSet before = memory.structures(kind);
    if (before.isClosed() && freed.isFixed() && before.contains(freed.place())) {
      IntMap<Place> rest = before.members().without(freed.place().number());
      return memory.with(structures(kind, rest, true));
    }
    StructureSet after = structures(kind, IntMap.empty(), false);
    engine.post(new DeleteStructure(before, after, freed));
    return memory.with(after);
  }

  /** access_s: the address of a field, so many bytes into an object that must exist. */
  public Pointer access(
      AbstractMemory memory, Kind kind, Pointer object, long offset, Kind fieldKind) {
    StructureSet structures = memory.structures(kind);
    if (object.isFixed() && !object.place().isNull() && structures.contains(object.place())) {
      return engine.address(shifted(object.place(), offset), fieldKind);
    }
    Pointer field = engine.pointer("&" + object.name() + "+" + offset, fieldKind);
    engine.post(new AccessStructure(structures, object, offset, field));
    return field;
  }

  /** So many bytes behind a pointer, wherever that is. */
  public Pointer shift(Pointer pointer, long bytes, Kind kind) {
    if (pointer.isFixed()) {
      return engine.address(shifted(pointer.place(), bytes), kind);
    }
    shifted(Place.NULL, bytes);
    Pointer behind = engine.pointer(pointer.name() + "+" + bytes, kind);
    engine.post(new Shift(pointer, bytes, behind));
    return behind;
  }

  /**
   * So many elements behind a pointer, wherever that is.
   *
   * @param size in bytes, of objects of which it is known
   */
  public Pointer element(
      Pointer base, Word index, long step, Kind kind, Function<Location, OptionalLong> size) {
    Pointer element = engine.pointer(base.name() + "[" + index.name() + "]", kind);
    engine.post(new ElementAddress(base, index, step, element, size));
    return element;
  }

  private Place shifted(Place place, long bytes) {
    return engine.place(place.object(), place.offset() + bytes);
  }

  /** A memory in which some cells are new ones and the others as before. */
  public AbstractMemory patched(
      AbstractMemory memory, Predicate<Place> touched, CellSource source) {
    return memory.with(
        Table.over(engine, new PatchedGround(engine, memory.table(), touched, source)));
  }
}
