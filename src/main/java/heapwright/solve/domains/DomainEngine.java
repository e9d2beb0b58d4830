package heapwright.solve.domains;

import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.range.ValueSet;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.ConstraintStore;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.integer.WordOperations;
import heapwright.solve.domains.memory.Memories;
import heapwright.solve.domains.memory.MemoryStructures;
import heapwright.solve.domains.pointer.PointerOperations;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import heapwright.solve.domains.value.IntegerMode;
import heapwright.solve.domains.value.PointerDomain;

/**
 * The door: variables, operators on them, and worlds that are entered and left. Whatever is made,
 * posted or deduced in a world is gone when it is left. Nothing here throws when a domain becomes
 * empty: the world has failed then, and {@link #propagate} says so until it is left.
 */
public final class DomainEngine extends ConstraintStore {
  private final WordOperations words = new WordOperations(this);
  private final PointerOperations pointers = new PointerOperations(this);
  private final MemoryStructures structures = new MemoryStructures(this, pointers);
  private final Memories memories = new Memories(this);

  public DomainEngine(IntegerMode mode) {
    super(mode);
  }

  public WordOperations words() {
    return words;
  }

  public PointerOperations pointers() {
    return pointers;
  }

  public MemoryStructures structures() {
    return structures;
  }

  public Memories memories() {
    return memories;
  }

  /** A new object that is made, and may be freed. */
  public AbstractObject location(String name) {
    return places().location(name, false);
  }

  /** A new object that is there at any time, or a function. */
  public AbstractObject variable(String name) {
    return places().location(name, true);
  }

  /**
   * What is left to say of a domain when the world in which it was found has been left: objects
   * that were made there are gone, and others will be made in their stead.
   */
  public ValueSet outlasting(ValueSet domain) {
    if (!(domain instanceof PointerDomain targets)
        || targets.isOpen()
        || targets.places().stream().allMatch(places()::isThere)) {
      return domain;
    }
    return targets.contains(AbstractAddress.NULL)
        ? PointerDomain.all()
        : PointerDomain.all().without(AbstractAddress.NULL);
  }

  // What is imposed from outside

  public void restrict(CellVariable cell, ValueSet allowed) {
    impose("imposed", () -> cell.restrict(allowed));
  }

  public void assign(Word word, MathematicalInteger value) {
    restrict(word, IntegerSet.of(value));
  }

  public void assign(PointerVariable pointer, AbstractAddress place) {
    restrict(pointer, PointerDomain.of(place));
  }

  public void exclude(PointerVariable pointer, AbstractAddress place) {
    impose("imposed", () -> pointer.exclude(place));
  }
}
