package heapwright.solve.domains;

import heapwright.symbolic.persistent.IntMap;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;

/** Memories and INKA's five operators on them. */
public final class Memories {
  private final DomainEngine engine;
  private final Map<Load, Cell> loads = new HashMap<>();
  private final Accesses accesses;
  private int versions;

  /** A load from one memory through one variable: what comes of it is one variable. */
  private record Load(Table table, Pointer from, CellType type) {}

  Memories(DomainEngine engine) {
    this.engine = engine;
    accesses = new Accesses(engine);
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
    return new StructureSet(name(kind), engine, kind, places, closed);
  }

  /** A place exists in a memory, and in those that come of it. */
  public void exists(AbstractMemory memory, Kind kind, Place place) {
    if (!memory.structures(kind).contains(place)) {
      engine.impose("exists", () -> memory.structures(kind).add(place));
    }
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
    Load load = new Load(memory.table(), from, type);
    Cell known = loads.get(load);
    if (known != null) {
      return known;
    }
    Cell value = engine.fresh("*" + from.name(), type);
    loads.put(load, value);
    engine.onPop(() -> loads.remove(load));
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
    IntMap<Place> members = before.members().with(made.number(), made);
    StructureSet after =
        new StructureSet(
            name(kind),
            engine,
            kind,
            members,
            before.absent(),
            before.isClosed(),
            before.mayLack());
    if (!before.isClosed()) {
      engine.post(NewStructure.growing(before, after, made));
    }
    return memory.with(after);
  }

  private String name(Kind kind) {
    return "S" + ++versions + "(" + kind + ")";
  }

  /** delete_s: the memory without the place that a pointer points to. */
  public AbstractMemory free(AbstractMemory memory, Kind kind, Pointer freed) {
    StructureSet before = memory.structures(kind);
    if (freed.isFixed() && before.contains(freed.place())) {
      return memory.with(without(before, freed));
    }
    StructureSet after = lacking(before);
    engine.post(new DeleteStructure(before, after, freed));
    return memory.with(after);
  }

  private StructureSet without(StructureSet before, Pointer freed) {
    int number = freed.place().number();
    StructureSet after =
        new StructureSet(
            name(before.kind()),
            engine,
            before.kind(),
            before.members().without(number),
            before.absent().with(number, freed.place()),
            before.isClosed(),
            true);
    if (!before.isClosed()) {
      engine.post(DeleteStructure.shrinking(before, after, freed));
    }
    return after;
  }

  /** As {@link #free}, with a pointer that may be NULL, of which nothing comes. */
  public AbstractMemory freeUnlessNull(AbstractMemory memory, Kind kind, Pointer freed) {
    if (!freed.targets().contains(Place.NULL)) {
      return free(memory, kind, freed);
    }
    if (freed.isFixed()) {
      return memory;
    }
    StructureSet after = lacking(memory.structures(kind));
    engine.post(new FreeStructure(memory.structures(kind), after, freed));
    return memory.with(after);
  }

  /**
   * A memory at which ways join that may have made places or freed some. What is gone stays gone.
   *
   * @param mayFree whether what was there may be gone
   */
  public AbstractMemory restructured(AbstractMemory memory, Kind kind, boolean mayFree) {
    StructureSet before = memory.structures(kind);
    return memory.with(
        mayFree
            ? lacking(before)
            : new StructureSet(
                name(kind),
                engine,
                kind,
                before.members(),
                before.absent(),
                false,
                before.mayLack()));
  }

  /** Anything may be gone, and what is gone stays so. */
  private StructureSet lacking(StructureSet before) {
    return new StructureSet(
        name(before.kind()), engine, before.kind(), IntMap.empty(), before.absent(), false, true);
  }

  /** Two memories have the same places. */
  public void equateStructures(AbstractMemory one, AbstractMemory other) {
    for (StructureSet structures : one.all()) {
      StructureSet same = other.structures(structures.kind());
      if (same != structures) {
        engine.post(new SameStructures(structures, same));
      }
    }
  }

  /** access_s: the address of a field, so many bytes into an object that must exist. */
  public Pointer access(
      AbstractMemory memory, Kind kind, Pointer object, long offset, Kind fieldKind) {
    StructureSet structures = memory.structures(kind);
    Pointer field =
        engine
            .pointers()
            .field(
                object,
                offset,
                fieldKind,
                () -> {
                  Pointer made = engine.pointer("&" + object.name() + "+" + offset, fieldKind);
                  accesses.note(structures, object, true);
                  engine.post(AccessStructure.field(structures, object, offset, made));
                  return made;
                });
    access(memory, kind, object, true);
    return field;
  }

  /**
   * What a pointer points to exists, for what is loaded or stored without any field.
   *
   * @param whole whether that is a structure, not a part of one or a variable
   */
  public void access(AbstractMemory memory, Kind kind, Pointer object, boolean whole) {
    StructureSet structures = memory.structures(kind);
    if (object.isFixed() && !object.place().object().equals(Location.NOWHERE)) {
      if (!object.place().object().lasting()) {
        exists(memory, kind, AccessStructure.home(engine, object.place()));
      }
    } else if (accesses.note(structures, object, whole)) {
      engine.post(AccessStructure.existing(structures, object, whole));
    }
  }

  /**
   * Whether two pointers are equal, as a truth value. Where something was freed, what was made
   * since may have its address.
   *
   * @param heap whether a place is of those that can be freed
   * @param made whether it is of those that may have got the address of another
   */
  public Word same(
      AbstractMemory memory,
      Kind kind,
      String name,
      Pointer left,
      Pointer right,
      Predicate<Place> heap,
      Predicate<Place> made) {
    StructureSet structures = memory.structures(kind);
    boolean differ = left.isFixed() && right.isFixed() && !left.place().equals(right.place());
    if (!structures.mayLack() || left.isFixed() && right.isFixed() && !differ) {
      return engine.words().same(name, left, right);
    }
    Word truth = engine.word(name, WordType.TRUTH);
    engine.post(new SameAddress(left, right, truth, structures, heap, made));
    return truth;
  }

  /** A memory in which some cells are new ones and the others as before. */
  public AbstractMemory patched(
      AbstractMemory memory, Predicate<Place> touched, CellSource source) {
    return memory.with(
        Table.over(engine, new PatchedGround(engine, memory.table(), touched, source)));
  }
}
