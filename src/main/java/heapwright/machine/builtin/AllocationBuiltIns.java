package heapwright.machine.builtin;

import heapwright.ir.source.SourceSpan;
import heapwright.machine.memory.MachineHeap;
import heapwright.machine.memory.MemoryObject;
import heapwright.world.LibraryOperation.MemoryOperation;
import java.util.Optional;
import java.util.function.LongUnaryOperator;

/** {@code malloc} and its kin. */
final class AllocationBuiltIns {
  private static final long ALIGNMENT = 16;

  private final MachineServices services;
  private final MachineHeap heap;

  private AllocationBuiltIns(MachineServices services) {
    this.services = services;
    heap = services.processor().heap();
  }

  static void addTo(BuiltInTable table, MachineServices services) {
    AllocationBuiltIns family = new AllocationBuiltIns(services);
    table.add(MemoryOperation.ALLOCATE, "p(z)", a -> a.give(family.allocate(a.integer(0))));
    table.add(
        MemoryOperation.ALLOCATE_ZEROED,
        "p(zz)",
        a -> a.give(family.zeroed(a.integer(0), a.integer(1))));
    table.add(
        MemoryOperation.REALLOCATE,
        "p(pz)",
        a -> a.give(family.resize(a.integer(0), a.integer(1), family::allocate)));
    table.add(
        MemoryOperation.ALLOCATE_UNREFUSED,
        "p(z)",
        a -> a.give(family.allocateUnasked(a.integer(0))));
    table.add(
        MemoryOperation.REALLOCATE_UNREFUSED,
        "p(pz)",
        a -> a.give(family.resize(a.integer(0), a.integer(1), family::allocateUnasked)));
    table.add(MemoryOperation.RELEASE, "v(p)", a -> family.free(a.integer(0)));
    table.add(
        MemoryOperation.ALLOCATE_ALIGNED,
        "p(zz)",
        a -> a.give(family.allocate(a.integer(1), a.integer(0))));
    table.add(
        MemoryOperation.ALLOCATE_STORED,
        "i(pzz)",
        a -> a.give(family.posix(a.integer(0), a.integer(1), a.integer(2))));
    table.add(MemoryOperation.TELL_BLOCK_SIZE, "z(p)", a -> a.give(family.size(a.integer(0))));
  }

  private long allocate(long size) {
    return allocate(size, ALIGNMENT);
  }

  /** For a function of the library, whose requests no test can refuse. */
  private long allocateUnasked(long size) {
    return orNoMemory(heap.allocateUnasked(size, ALIGNMENT, services.at()));
  }

  private long allocate(long size, long alignment) {
    return orNoMemory(heap.allocate(size, alignment, services.at()));
  }

  private long orNoMemory(Optional<MemoryObject> block) {
    if (block.isEmpty()) {
      services.errno(ErrorNumber.NO_MEMORY);
      return 0;
    }
    return block.get().base();
  }

  private long zeroed(long count, long size) {
    boolean tooMuch = Math.multiplyHigh(count, size) != 0 || count * size < 0;
    return orNoMemory(
        tooMuch ? Optional.empty() : heap.allocateZeroed(count * size, services.at()));
  }

  private void free(long address) {
    if (address != 0) {
      heap.release(address, services.at());
    }
  }

  private long resize(long address, long size, LongUnaryOperator allocate) {
    if (address == 0) {
      return allocate.applyAsLong(size);
    }
    SourceSpan at = services.at();
    MemoryObject old = heap.block(address, at);
    if (size == 0) {
      heap.release(address, at);
      return 0;
    }
    long moved = allocate.applyAsLong(size);
    if (moved != 0) {
      services.memory().blocks().copy(moved, address, Math.min(size, old.size()), services.site());
      heap.release(address, at);
    }
    return moved;
  }

  private int posix(long where, long alignment, long size) {
    Optional<MemoryObject> block = heap.allocate(size, alignment, services.at());
    block.ifPresent(b -> services.memory().storeLong(where, b.base(), services.site()));
    return block.isPresent() ? 0 : ErrorNumber.NO_MEMORY.number();
  }

  private long size(long address) {
    return address == 0 ? 0 : heap.block(address, services.at()).size();
  }
}
