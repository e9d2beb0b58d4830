package heapwright.method.inka;

import heapwright.ir.Local;
import heapwright.ir.SourceSpan;
import heapwright.solve.domains.AbstractMemory;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.Location;
import heapwright.solve.domains.Place;
import heapwright.solve.domains.Pointer;
import heapwright.solve.domains.Targets;
import heapwright.solve.domains.Whole;
import java.util.List;
import java.util.OptionalLong;

/** Blocks of the heap: made, freed and accessed by the operators on struct(m). */
final class Blocks {
  private final World world;
  private final DomainEngine engine;

  Blocks(World world, DomainEngine engine) {
    this.world = world;
    this.engine = engine;
  }

  /** The memory with one more block. */
  AbstractMemory with(AbstractMemory memory, Location block) {
    return engine.structures().allocate(memory, Calculus.KIND, engine.place(block, 0));
  }

  /** A new block, or NULL. */
  State allocated(
      State state, Local result, List<Value> arguments, boolean cleared, SourceSpan span) {
    OptionalLong size = size(arguments);
    Location block = world.objects().block("n(" + span.line() + ")", size, cleared);
    Place start = engine.place(block, 0);
    Pointer pointer =
        engine.pointer(block.name(), Calculus.KIND, Targets.of(List.of(Place.NULL, start)));
    world.objects().noteAllocation(pointer);
    AbstractMemory more = engine.structures().allocate(state.memory(), Calculus.KIND, start);
    return state.with(more).with(result, new Value.Address(pointer));
  }

  /** delete_s, or nothing for NULL. */
  State freed(State state, Value block) {
    AbstractMemory memory = state.memory();
    if (!(block instanceof Value.Address address)) {
      return state.with(engine.structures().restructured(memory, Calculus.KIND, true));
    }
    Pointer pointer = address.pointer();
    if (pointer.isFixed()
        && !Storage.isNull(pointer)
        && !world.objects().isOnHeap(pointer.place())) {
      engine.exclude(pointer, pointer.place());
      return state;
    }
    return state.with(engine.structures().freeUnlessNull(memory, Calculus.KIND, pointer));
  }

  /**
   * The address of a field of an object that must exist: access_s.
   *
   * @param whole whether a record is a structure by itself; else it is a part of another
   */
  Value field(State state, Value base, long offset, boolean whole) {
    if (!(base instanceof Value.Address address) || !mayBeGone(address.pointer())) {
      return world.addresses().shifted(state.memory(), base, offset);
    }
    if (offset == 0 || !whole) {
      exists(state, base, whole);
      return world.addresses().shifted(state.memory(), base, offset);
    }
    return new Value.Address(
        engine
            .structures()
            .access(state.memory(), Calculus.KIND, address.pointer(), offset, Calculus.KIND));
  }

  /** What is loaded or stored exists, be it a record's field or not. */
  void exists(State state, Value base, boolean whole) {
    if (base instanceof Value.Address address && mayBeGone(address.pointer())) {
      engine.structures().access(state.memory(), Calculus.KIND, address.pointer(), whole);
    }
  }

  /** Variables are there as long as they have a name. */
  private boolean mayBeGone(Pointer pointer) {
    return !pointer.isFixed()
        || !Storage.isNull(pointer) && world.objects().isOnHeap(pointer.place());
  }

  private static OptionalLong size(List<Value> arguments) {
    Whole bytes = Whole.ONE;
    for (Value value : arguments) {
      if (!(value instanceof Value.Number number) || !number.word().isFixed()) {
        return OptionalLong.empty();
      }
      bytes = bytes.times(number.word().value());
    }
    return bytes.fitsLong() ? OptionalLong.of(bytes.longBits()) : OptionalLong.empty();
  }
}
