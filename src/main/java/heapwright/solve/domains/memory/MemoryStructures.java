package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.ConstraintStore;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.StructureSet;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.integer.WordOperations;
import heapwright.solve.domains.pointer.PointerOperations;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.WordType;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/** What exists in memories: INKA's new_s, delete_s and access_s, and closed(m). */
public final class MemoryStructures {
  /** What was said of a pointer being to a structure; to say it twice tells nothing. */
  private record Access(StructureSet structures, PointerVariable object, boolean whole) {}

  private final ConstraintStore engine;
  private final PointerOperations pointers;
  private final Set<Access> accesses = new HashSet<>();
  private int versions = 1;

  public MemoryStructures(ConstraintStore engine, PointerOperations pointers) {
    this.engine = engine;
    this.pointers = pointers;
  }

  private String name() {
    return "S" + ++versions + "(object)";
  }

  /** A place exists in a memory, and in those that come of it. */
  public void exists(AbstractMemory memory, AbstractAddress place) {
    if (!memory.structures().contains(place)) {
      engine.impose("exists", () -> memory.structures().add(place));
    }
  }

  /** There are no other places than those known: closed(m). */
  public void close(AbstractMemory memory) {
    engine.impose("closed", () -> memory.structures().close());
  }

  /** new_s: the memory with one more place. */
  public AbstractMemory allocate(AbstractMemory memory, AbstractAddress made) {
    StructureSet before = memory.structures();
    StructureSet after = before.with(name(), made);
    if (!before.isClosed()) {
      engine.post(NewStructure.growing(before, after, made));
    }
    return memory.with(after);
  }

  /** delete_s: the memory without the place that a pointer points to. */
  public AbstractMemory free(AbstractMemory memory, PointerVariable freed) {
    StructureSet before = memory.structures();
    if (!freed.isFixed() || !before.contains(freed.place())) {
      StructureSet after = before.open(name(), true);
      engine.post(new DeleteStructure(before, after, freed));
      return memory.with(after);
    }
    StructureSet after = before.without(name(), freed.place());
    if (!before.isClosed()) {
      engine.post(DeleteStructure.shrinking(before, after, freed));
    }
    return memory.with(after);
  }

  /** As {@link #free}, with a pointer that may be NULL, of which nothing comes. */
  public AbstractMemory freeUnlessNull(AbstractMemory memory, PointerVariable freed) {
    if (!freed.targets().contains(AbstractAddress.NULL)) {
      return free(memory, freed);
    }
    if (freed.isFixed()) {
      return memory;
    }
    StructureSet after = memory.structures().open(name(), true);
    engine.post(DeleteStructure.unlessNull(memory.structures(), after, freed));
    return memory.with(after);
  }

  /**
   * A memory at which paths join that may have made places or freed some. What is gone stays gone.
   *
   * @param mayFree whether what was there may be gone
   */
  public AbstractMemory restructured(AbstractMemory memory, boolean mayFree) {
    return memory.with(memory.structures().open(name(), mayFree));
  }

  /** Two memories have the same places. */
  public void equateStructures(AbstractMemory one, AbstractMemory other) {
    if (one.structures() != other.structures()) {
      engine.post(new SameStructures(one.structures(), other.structures()));
    }
  }

  /** access_s: the address of a field, this many bytes into an object that must exist. */
  public PointerVariable access(AbstractMemory memory, PointerVariable object, long offset) {
    StructureSet structures = memory.structures();
    PointerVariable field =
        pointers.field(
            object,
            offset,
            () -> {
              PointerVariable made = engine.pointer("&" + object.name() + "+" + offset);
              engine.include(accesses, new Access(structures, object, true));
              engine.post(AccessStructure.field(structures, object, offset, made));
              return made;
            });
    access(memory, object, true);
    return field;
  }

  /**
   * What a pointer points to exists, for what is loaded or stored without any field.
   *
   * @param whole whether that is a structure, not a part of one or a variable
   */
  public void access(AbstractMemory memory, PointerVariable object, boolean whole) {
    StructureSet structures = memory.structures();
    if (object.isFixed() && !object.isNowhere()) {
      if (!object.place().object().lasting()) {
        exists(memory, AccessStructure.wholeObject(engine, object.place()));
      }
    } else if (engine.include(accesses, new Access(structures, object, whole))) {
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
      String name,
      PointerVariable left,
      PointerVariable right,
      Predicate<AbstractAddress> heap,
      Predicate<AbstractAddress> made) {
    StructureSet structures = memory.structures();
    boolean equal = left.isFixed() && right.isFixed() && left.place().equals(right.place());
    if (!structures.mayLack() || equal) {
      return new WordOperations(engine).same(name, left, right);
    }
    Word truth = engine.word(name, WordType.TRUTH);
    engine.post(new SameAddress(left, right, truth, structures, heap, made));
    return truth;
  }
}
