package heapwright.machine.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Looks at memory from outside, without touching it. */
public final class MemoryInspection {
  /** FNV's multiplier for 64 bits. */
  private static final long PRIME = 0x100000001b3L;

  private final Memory memory;

  public MemoryInspection(Memory memory) {
    this.memory = memory;
  }

  /** The object, dead or alive, that an address inside or near it names. */
  public Optional<MemoryObject> at(long address) {
    MemoryObject object = memory.space().find(address);
    return memory.space().isNear(object, address) ? Optional.of(object) : Optional.empty();
  }

  public boolean isDead(MemoryObject object) {
    return object.state() == MemoryObject.State.DEAD;
  }

  public ObjectOrigin storage(MemoryObject object) {
    return object.storage;
  }

  /** Whether all these bytes of a living object have been written. */
  public boolean isWritten(long address, int length) {
    MemoryObject object = memory.space().find(address);
    if (object.state() == MemoryObject.State.ASLEEP) {
      // What was never accessed has no bytes yet, so nothing could be said of them.
      memory.objects().wake(object);
    }
    return !object.isIndeterminate((int) (address - object.base), length);
  }

  /** Whether an object with static storage has been accessed in this run. */
  public boolean isAccessed(long address) {
    return memory.space().find(address).state() != MemoryObject.State.ASLEEP;
  }

  /** What an object with static storage holds before its first access. */
  public byte[] initialBytes(long address) {
    return memory.space().find(address).initialBytes();
  }

  /** A number that differs, but for an accident, whenever some object or byte does. */
  public long digest() {
    long[] sum = {0};
    memory
        .space()
        .forEach(
            object -> {
              if (object.state() == MemoryObject.State.LIVE && !object.isReadOnly()) {
                sum[0] = sum[0] * PRIME + object.base;
                for (byte b : object.bytes) {
                  sum[0] = sum[0] * PRIME + b;
                }
              }
            });
    return sum[0];
  }

  /** The living blocks of the heap, in the order of addresses. */
  public List<MemoryObject> blocks() {
    List<MemoryObject> blocks = new ArrayList<>();
    memory
        .space()
        .forEach(
            object -> {
              if (object.storage instanceof ObjectOrigin.Heap && !isDead(object)) {
                blocks.add(object);
              }
            });
    return blocks;
  }
}
