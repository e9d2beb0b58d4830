package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.ConstraintStore;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.StructureSet;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.integer.WordOperations;
import heapwright.solve.domains.pointer.PointerOperations;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import heapwright.solve.domains.value.TargetKind;
import heapwright.solve.domains.value.WordType;
import heapwright.symbolic.persistent.IntMap;
import java.util.function.Predicate;

/** What exists in memories: INKA's new_s, delete_s and access_s, and closed(m). */
public final class MemoryStructures {
  private final ConstraintStore engine;
  private final PointerOperations pointers;
  private final StructureAccesses accesses;
  private int versions;

  public MemoryStructures(ConstraintStore engine, PointerOperations pointers) {
    this.engine = engine;
    this.pointers = pointers;
    accesses = new StructureAccesses(engine);
  }

  private String name(TargetKind kind) {
    return "S" + ++versions + "(" + kind + ")";
  }

  /** No place is known to exist, and there may be some. */
  StructureSet none(TargetKind kind) {
    return new StructureSet(name(kind), engine, kind, IntMap.empty(), false);
  }

  /** A place exists in a memory, and in those that come of it. */
  public void exists(AbstractMemory memory, TargetKind kind, AbstractAddress place) {
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

  /** new_s: the memory with one more place of a kind. */
  public AbstractMemory allocate(AbstractMemory memory, TargetKind kind, AbstractAddress made) {
    StructureSet before = memory.structures(kind);
    IntMap<AbstractAddress> members = before.members().with(made.number(), made);
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

  /** delete_s: the memory without the place that a pointer points to. */
  public AbstractMemory free(AbstractMemory memory, TargetKind kind, PointerVariable freed) {
    StructureSet before = memory.structures(kind);
    if (freed.isFixed() && before.contains(freed.place())) {
      return memory.with(without(before, freed));
    }
    StructureSet after = lacking(before);
    engine.post(new DeleteStructure(before, after, freed));
    return memory.with(after);
  }

  private StructureSet without(StructureSet before, PointerVariable freed) {
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
  public AbstractMemory freeUnlessNull(
      AbstractMemory memory, TargetKind kind, PointerVariable freed) {
    if (!freed.targets().contains(AbstractAddress.NULL)) {
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
   * A memory at which paths join that may have made places or freed some. What is gone stays gone.
   *
   * @param mayFree whether what was there may be gone
   */
  public AbstractMemory restructured(AbstractMemory memory, TargetKind kind, boolean mayFree) {
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
  public PointerVariable access(
      AbstractMemory memory,
      TargetKind kind,
      PointerVariable object,
      long offset,
      TargetKind fieldKind) {
    StructureSet structures = memory.structures(kind);
    PointerVariable field =
        pointers.field(
            object,
            offset,
            fieldKind,
            () -> {
              PointerVariable made = engine.pointer("&" + object.name() + "+" + offset, fieldKind);
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
  public void access(
      AbstractMemory memory, TargetKind kind, PointerVariable object, boolean whole) {
    StructureSet structures = memory.structures(kind);
    if (object.isFixed() && !object.place().object().equals(AbstractObject.NOWHERE)) {
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
      TargetKind kind,
      String name,
      PointerVariable left,
      PointerVariable right,
      Predicate<AbstractAddress> heap,
      Predicate<AbstractAddress> made) {
    StructureSet structures = memory.structures(kind);
    boolean differ = left.isFixed() && right.isFixed() && !left.place().equals(right.place());
    if (!structures.mayLack() || left.isFixed() && right.isFixed() && !differ) {
      return new WordOperations(engine).same(name, left, right);
    }
    Word truth = engine.word(name, WordType.TRUTH);
    engine.post(new SameAddress(left, right, truth, structures, heap, made));
    return truth;
  }
}
