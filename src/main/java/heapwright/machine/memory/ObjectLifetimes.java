package heapwright.machine.memory;

import heapwright.ir.source.SourceSpan;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Lets objects come and go. */
public final class ObjectLifetimes {
  /** Long enough that a dangling pointer in an ordinary program still meets its dead object. */
  private static final int LOCALS_REMEMBERED = 1 << 14;

  private static final int BLOCKS_REMEMBERED = 1 << 17;

  private static final Consumer<MemoryObject> ZEROED = object -> {};
  private static final Consumer<MemoryObject> INDETERMINATE = MemoryObject::forget;

  private final AddressSpace space;
  private final Quarantine locals = new Quarantine(LOCALS_REMEMBERED);
  private final Quarantine heap = new Quarantine(BLOCKS_REMEMBERED);
  private final List<MemoryObject> active = new ArrayList<>();
  private boolean fixed;

  ObjectLifetimes(AddressSpace space) {
    this.space = space;
  }

  /**
   * An object with static storage, the same in every run; must be placed before {@link #fix}.
   *
   * @param waking writes the initial value at the first access of each run
   */
  public MemoryObject fixed(
      long size,
      long alignment,
      ObjectOrigin storage,
      boolean readOnly,
      Consumer<MemoryObject> waking) {
    return space.place(size, alignment, storage, readOnly, waking);
  }

  /** An object with static storage at an address that the program spells; placed before others. */
  public MemoryObject pinned(
      long address, long size, ObjectOrigin storage, Consumer<MemoryObject> waking) {
    return space.pin(address, size, storage, waking);
  }

  /** Addresses that the program spells and at which it finds a device. */
  public void device(long start, long end) {
    space.device(start, end);
  }

  /** A function's place: it can be pointed to and called, never read. */
  public MemoryObject code(String name) {
    return space.place(0, 1, new ObjectOrigin.Code(name), true, ZEROED);
  }

  /** Something that the system hands to the program. */
  public MemoryObject given(String name, byte[] image) {
    Consumer<MemoryObject> waking = object -> object.initialise(0, image);
    return space.place(image.length, 1, new ObjectOrigin.Given(name), false, waking);
  }

  /** Ends the placing of objects that stay from run to run. */
  public void fix() {
    space.fix();
    fixed = true;
  }

  /** Forgets everything that the last run did. */
  public void clear() {
    active.forEach(MemoryObject::sleep);
    active.clear();
    space.clear();
    locals.clear();
    heap.clear();
  }

  /** Fresh bytes, 0 and defined. */
  public MemoryObject zeroed(long size, long alignment, ObjectOrigin storage) {
    return space.place(size, alignment, storage, false, ZEROED);
  }

  /** Fresh bytes, indeterminate. */
  public MemoryObject indeterminate(long size, long alignment, ObjectOrigin storage) {
    return space.place(size, alignment, storage, false, INDETERMINATE);
  }

  void wake(MemoryObject object) {
    object.wake();
    if (fixed && space.isFixed(object)) {
      active.add(object);
    }
  }

  /** The object of a local variable goes. */
  public void leave(long address) {
    MemoryObject object = space.find(address);
    object.die();
    locals.admit(object).ifPresent(space::reuse);
  }

  /** A block of the heap goes. */
  void release(MemoryObject object, SourceSpan at) {
    object.dieOf(at);
    heap.admit(object).ifPresent(space::reuse);
  }

  /** The variable's declaration is reached again: its value is indeterminate. */
  public void forget(long address) {
    MemoryObject object = space.find(address);
    if (object.state() == MemoryObject.State.LIVE) {
      object.forget();
    }
  }

  /** Keeps dead objects in their windows for a while, so that pointers to them are recognised. */
  private static final class Quarantine {
    private final int capacity;
    private final ArrayDeque<MemoryObject> dead = new ArrayDeque<>();

    Quarantine(int capacity) {
      this.capacity = capacity;
    }

    /** Takes one in; the one that has waited longest leaves if there is no room for both. */
    Optional<MemoryObject> admit(MemoryObject object) {
      dead.addLast(object);
      return dead.size() > capacity ? Optional.of(dead.removeFirst()) : Optional.empty();
    }

    void clear() {
      dead.clear();
    }
  }
}
