package heapwright.machine.memory;

import heapwright.ir.source.SourceSpan;
import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.FaultLog;
import java.util.Optional;
import java.util.Set;

/** {@code malloc} and {@code free}, with the memory that the operating system grants. */
public final class MachineHeap {
  /** About what the machine needs for a block beside its bytes. */
  private static final long OVERHEAD = 128;

  private final Memory memory;
  private final FaultLog faults;
  private long limit;
  private long ownLimit;
  private long used;
  private long blocks;
  private Set<Integer> refused = Set.of();
  private int requests;

  public MachineHeap(Memory memory, FaultLog faults) {
    this.memory = memory;
    this.faults = faults;
  }

  /**
   * Begins anew.
   *
   * @param newLimit more bytes than these are refused
   * @param newOwnLimit more bytes than these end the run
   */
  public void clear(long newLimit, long newOwnLimit) {
    limit = newLimit;
    ownLimit = newOwnLimit;
    used = 0;
    blocks = 0;
    refuse(Set.of());
  }

  /** Refuses some of the requests that follow, which are counted from 0. */
  public void refuse(Set<Integer> numbers) {
    refused = Set.copyOf(numbers);
    requests = 0;
  }

  /** A block of indeterminate bytes, or nothing if memory has run out. */
  public Optional<MemoryObject> allocate(long size, long alignment, SourceSpan at) {
    return refused.contains(requests++) ? Optional.empty() : allocateUnasked(size, alignment, at);
  }

  /**
   * The same, where it is not the program that asks: such requests neither count nor are refused.
   */
  public Optional<MemoryObject> allocateUnasked(long size, long alignment, SourceSpan at) {
    return grant(size)
        ? Optional.of(memory.objects().indeterminate(size, alignment, new ObjectOrigin.Heap(at)))
        : Optional.empty();
  }

  /** A block of zero bytes, or nothing if memory has run out. */
  public Optional<MemoryObject> allocateZeroed(long size, SourceSpan at) {
    return !refused.contains(requests++) && grant(size)
        ? Optional.of(memory.objects().zeroed(size, 1, new ObjectOrigin.Heap(at)))
        : Optional.empty();
  }

  /** A block of indeterminate bytes that the program did not ask for: nothing refuses it. */
  public MemoryObject give(long size, SourceSpan at) {
    used += size;
    blocks++;
    return memory.objects().indeterminate(size, 1, new ObjectOrigin.Heap(at));
  }

  /** A block of zero bytes for the library's own needs, which no limit refuses. */
  public MemoryObject lend(long size, SourceSpan at) {
    used += size;
    blocks++;
    return memory.objects().zeroed(size, 1, new ObjectOrigin.Heap(at));
  }

  private boolean grant(long size) {
    long taken = used + blocks * OVERHEAD;
    if (size < 0 || size > limit - taken) {
      return false;
    }
    if (size > ownLimit - taken) {
      throw new OutOfMemoryError("a block of " + size + " bytes");
    }
    used += size;
    blocks++;
    return true;
  }

  /** Frees a block; anything else that the pointer may be ends the run. */
  public void release(long address, SourceSpan at) {
    MemoryObject block = block(address, at);
    used -= block.size;
    blocks--;
    memory.objects().release(block, at);
  }

  /** The live block that begins at the address; anything else ends the run. */
  public MemoryObject block(long address, SourceSpan at) {
    MemoryObject object = memory.space().find(address);
    if (!memory.space().isNear(object, address)) {
      String what = Diagnosis.hex(address) + " is no address of a block";
      throw faults.stop(FaultKind.INVALID_FREE, at, what);
    }
    if (!(object.storage instanceof ObjectOrigin.Heap)) {
      String what = Diagnosis.history(object) + " does not come from the heap";
      throw faults.stop(FaultKind.INVALID_FREE, at, what);
    }
    if (object.state() == MemoryObject.State.DEAD) {
      throw faults.stop(FaultKind.DOUBLE_FREE, at, Diagnosis.history(object));
    }
    if (address != object.base) {
      String what = "pointer to offset " + (address - object.base) + " of ";
      throw faults.stop(FaultKind.INVALID_FREE, at, what + Diagnosis.history(object));
    }
    return object;
  }
}
