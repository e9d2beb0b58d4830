package heapwright.method.inka.world;

import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Local;
import heapwright.method.inka.state.ConstraintState;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.DomainValue;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
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
    return engine.structures().allocate(memory, engine.place(block, 0));
  }

  /** A new block, or NULL. */
  ConstraintState allocated(
      ConstraintState state,
      Local result,
      List<DomainValue> arguments,
      boolean cleared,
      SourceSpan span) {
    AbstractObject block =
        world.objects().block("n(" + span.line() + ")", size(arguments), cleared);
    PointerDomain targets = PointerDomain.of(List.of(AbstractAddress.NULL, engine.place(block, 0)));
    PointerVariable pointer = engine.pointer(block.name(), targets);
    world.objects().noteAllocation(pointer);
    return state.with(with(state.memory(), block)).with(result, pointer);
  }

  /** delete_s, or nothing for NULL. */
  ConstraintState freed(ConstraintState state, DomainValue block) {
    if (!(block instanceof PointerVariable pointer)) {
      return state.with(engine.structures().restructured(state.memory(), true));
    }
    if (pointer.isFixed() && !pointer.isNowhere() && !world.objects().isOnHeap(pointer.place())) {
      engine.exclude(pointer, pointer.place());
      return state;
    }
    return state.with(engine.structures().freeUnlessNull(state.memory(), pointer));
  }

  /**
   * The address of a field of an object that must exist: access_s.
   *
   * @param whole whether a record is a structure by itself; else it is a part of another
   */
  DomainValue field(ConstraintState state, DomainValue base, long offset, boolean whole) {
    if (offset != 0 && whole && base instanceof PointerVariable pointer && mayBeGone(pointer)) {
      return engine.structures().access(state.memory(), pointer, offset);
    }
    exists(state, base, whole);
    return world.pointers().shifted(base, offset);
  }

  /** What is loaded or stored exists, be it a record's field or not. */
  void exists(ConstraintState state, DomainValue base, boolean whole) {
    if (base instanceof PointerVariable pointer && mayBeGone(pointer)) {
      engine.structures().access(state.memory(), pointer, whole);
    }
  }

  /** Variables are there as long as they have a name. */
  private boolean mayBeGone(PointerVariable pointer) {
    return !pointer.isFixed() || !pointer.isNowhere() && world.objects().isOnHeap(pointer.place());
  }

  private static OptionalLong size(List<DomainValue> arguments) {
    MathematicalInteger bytes = MathematicalInteger.ONE;
    for (DomainValue value : arguments) {
      if (!(value instanceof Word word) || !word.isFixed()) {
        return OptionalLong.empty();
      }
      bytes = bytes.times(word.value());
    }
    return bytes.fitsLong() ? OptionalLong.of(bytes.longBits()) : OptionalLong.empty();
  }
}
