package heapwright.method.inka.world;

import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Local;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.DomainValue;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.memory.AbstractMemory;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import heapwright.solve.domains.value.PointerDomain;
import java.util.List;
import java.util.OptionalLong;

/** Blocks of the heap: made, freed and accessed by the operators on struct(m). */
final class HeapBlocks {
  private final ConstraintWorld world;
  private final DomainEngine engine;

  HeapBlocks(ConstraintWorld world, DomainEngine engine) {
    this.world = world;
    this.engine = engine;
  }

  /** The memory with one more block. */
  AbstractMemory with(AbstractMemory memory, AbstractObject block) {
    return engine.structures().allocate(memory, DomainOperators.KIND, engine.place(block, 0));
  }

  /** A new block, or NULL. */
  ConstraintState allocated(
      ConstraintState state,
      Local result,
      List<DomainValue> arguments,
      boolean cleared,
      SourceSpan span) {
    OptionalLong size = size(arguments);
    AbstractObject block = world.objects().block("n(" + span.line() + ")", size, cleared);
    AbstractAddress start = engine.place(block, 0);
    PointerVariable pointer =
        engine.pointer(
            block.name(),
            DomainOperators.KIND,
            PointerDomain.of(List.of(AbstractAddress.NULL, start)));
    world.objects().noteAllocation(pointer);
    AbstractMemory more = engine.structures().allocate(state.memory(), DomainOperators.KIND, start);
    return state.with(more).with(result, new DomainValue.Address(pointer));
  }

  /** delete_s, or nothing for NULL. */
  ConstraintState freed(ConstraintState state, DomainValue block) {
    AbstractMemory memory = state.memory();
    if (!(block instanceof DomainValue.Address address)) {
      return state.with(engine.structures().restructured(memory, DomainOperators.KIND, true));
    }
    PointerVariable pointer = address.pointer();
    if (pointer.isFixed()
        && !MemoryOperators.isNull(pointer)
        && !world.objects().isOnHeap(pointer.place())) {
      engine.exclude(pointer, pointer.place());
      return state;
    }
    return state.with(engine.structures().freeUnlessNull(memory, DomainOperators.KIND, pointer));
  }

  /**
   * The address of a field of an object that must exist: access_s.
   *
   * @param whole whether a record is a structure by itself; else it is a part of another
   */
  DomainValue field(ConstraintState state, DomainValue base, long offset, boolean whole) {
    if (!(base instanceof DomainValue.Address address) || !mayBeGone(address.pointer())) {
      return world.addresses().shifted(state.memory(), base, offset);
    }
    if (offset == 0 || !whole) {
      exists(state, base, whole);
      return world.addresses().shifted(state.memory(), base, offset);
    }
    return new DomainValue.Address(
        engine
            .structures()
            .access(
                state.memory(),
                DomainOperators.KIND,
                address.pointer(),
                offset,
                DomainOperators.KIND));
  }

  /** What is loaded or stored exists, be it a record's field or not. */
  void exists(ConstraintState state, DomainValue base, boolean whole) {
    if (base instanceof DomainValue.Address address && mayBeGone(address.pointer())) {
      engine.structures().access(state.memory(), DomainOperators.KIND, address.pointer(), whole);
    }
  }

  /** Variables are there as long as they have a name. */
  private boolean mayBeGone(PointerVariable pointer) {
    return !pointer.isFixed()
        || !MemoryOperators.isNull(pointer) && world.objects().isOnHeap(pointer.place());
  }

  private static OptionalLong size(List<DomainValue> arguments) {
    MathematicalInteger bytes = MathematicalInteger.ONE;
    for (DomainValue value : arguments) {
      if (!(value instanceof DomainValue.Number number) || !number.word().isFixed()) {
        return OptionalLong.empty();
      }
      bytes = bytes.times(number.word().value());
    }
    return bytes.fitsLong() ? OptionalLong.of(bytes.longBits()) : OptionalLong.empty();
  }
}
