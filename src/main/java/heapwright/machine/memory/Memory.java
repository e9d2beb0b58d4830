package heapwright.machine.memory;

import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.FaultLog;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Optional;

/**
 * Reads and writes scalars, little-endian, each access checked. Narrow values come back as bits
 * without sign extension where Java has no type for them.
 */
public final class Memory {
  private static final VarHandle SHORTS = view(short[].class);
  private static final VarHandle INTS = view(int[].class);
  private static final VarHandle LONGS = view(long[].class);

  private final AddressSpace space = new AddressSpace();
  private final FaultLog faults;
  private final Diagnosis diagnosis;
  private final BlockOperations blocks = new BlockOperations(this);
  private final ObjectLifetimes objects;
  private FirstReads firstReads = FirstReads.IGNORED;

  /** Absent in most runs: a call for each write would take time. */
  private WriteListener writes;

  public Memory(FaultLog faults) {
    this.faults = faults;
    diagnosis = new Diagnosis(space, faults);
    objects = new ObjectLifetimes(space);
  }

  private static VarHandle view(Class<?> array) {
    return MethodHandles.byteArrayViewVarHandle(array, ByteOrder.LITTLE_ENDIAN);
  }

  /** Where objects come from and go to. */
  public ObjectLifetimes objects() {
    return objects;
  }

  /** Whole ranges of memory. */
  public BlockOperations blocks() {
    return blocks;
  }

  /** From now on, notifies a listener of indeterminate bytes before they are used. */
  public void observeFirstReads(FirstReads newFirstReads) {
    firstReads = newFirstReads;
  }

  /** From now on, notifies a listener of bytes before they are written. */
  public void observeWrites(Optional<WriteListener> listener) {
    writes = listener.orElse(null);
  }

  /** From now on, objects lie elsewhere than they would. */
  public void scatter() {
    space.scatter();
  }

  AddressSpace space() {
    return space;
  }

  public byte loadByte(long address, Site at) {
    MemoryObject object = readable(address, 1, at);
    int offset = (int) (address - object.base);
    if (object.shadow != null) {
      checkDefined(object, offset, 1, at);
    }
    return object.bytes[offset];
  }

  /** A {@code _Bool}, which has no other values than 0 and 1. */
  public byte loadBool(long address, Site at) {
    byte value = loadByte(address, at);
    if (value != 0 && value != 1) {
      faults.survive(FaultKind.INVALID_BOOL, at.span(), () -> "a _Bool that is " + (value & 0xff));
    }
    return value;
  }

  public short loadShort(long address, Site at) {
    MemoryObject object = readable(address, 2, at);
    int offset = (int) (address - object.base);
    if ((address & 1) != 0) {
      checkAligned(address, at);
    }
    if (object.shadow != null) {
      checkDefined(object, offset, 2, at);
    }
    return (short) SHORTS.get(object.bytes, offset);
  }

  public int loadInt(long address, Site at) {
    MemoryObject object = readable(address, 4, at);
    int offset = (int) (address - object.base);
    if ((address & 3) != 0) {
      checkAligned(address, at);
    }
    if (object.shadow != null) {
      checkDefined(object, offset, 4, at);
    }
    return (int) INTS.get(object.bytes, offset);
  }

  public long loadLong(long address, Site at) {
    MemoryObject object = readable(address, 8, at);
    int offset = (int) (address - object.base);
    if ((address & 7) != 0) {
      checkAligned(address, at);
    }
    if (object.shadow != null) {
      checkDefined(object, offset, 8, at);
    }
    return (long) LONGS.get(object.bytes, offset);
  }

  public void storeByte(long address, byte value, Site at) {
    MemoryObject object = writable(address, 1, at);
    int offset = (int) (address - object.base);
    object.bytes[offset] = value;
    if (object.shadow != null) {
      object.define(offset, 1);
    }
  }

  public void storeShort(long address, short value, Site at) {
    MemoryObject object = writable(address, 2, at);
    int offset = (int) (address - object.base);
    if ((address & 1) != 0) {
      checkAligned(address, at);
    }
    SHORTS.set(object.bytes, offset, value);
    if (object.shadow != null) {
      object.define(offset, 2);
    }
  }

  public void storeInt(long address, int value, Site at) {
    MemoryObject object = writable(address, 4, at);
    int offset = (int) (address - object.base);
    if ((address & 3) != 0) {
      checkAligned(address, at);
    }
    INTS.set(object.bytes, offset, value);
    if (object.shadow != null) {
      object.define(offset, 4);
    }
  }

  public void storeLong(long address, long value, Site at) {
    MemoryObject object = writable(address, 8, at);
    int offset = (int) (address - object.base);
    if ((address & 7) != 0) {
      checkAligned(address, at);
    }
    LONGS.set(object.bytes, offset, value);
    if (object.shadow != null) {
      object.define(offset, 8);
    }
  }

  /** Bits of a live object, for looking without touching. */
  long word(MemoryObject object, int offset) {
    return (long) LONGS.get(object.bytes, offset);
  }

  /** The object that may be read at the address; ends the run if there is none. */
  MemoryObject readable(long address, long length, Site at) {
    MemoryObject object = space.find(address);
    long offset = address - object.base;
    return offset >= 0 && offset <= object.readLimit - length
        ? object
        : wakeOrRefuse(address, length, Diagnosis.Access.READ, at);
  }

  /** The object that may be written at the address; ends the run if there is none. */
  MemoryObject writable(long address, long length, Site at) {
    if (writes != null) {
      writes.about(address, length);
    }
    MemoryObject object = space.find(address);
    long offset = address - object.base;
    return offset >= 0 && offset <= object.writeLimit - length
        ? object
        : wakeOrRefuse(address, length, Diagnosis.Access.WRITE, at);
  }

  private MemoryObject wakeOrRefuse(long address, long length, Diagnosis.Access access, Site at) {
    MemoryObject object = space.find(address);
    if (object.state() == MemoryObject.State.ASLEEP && space.isNear(object, address)) {
      objects.wake(object);
      long offset = address - object.base;
      long limit = access == Diagnosis.Access.READ ? object.readLimit : object.writeLimit;
      if (offset >= 0 && offset <= limit - length) {
        return object;
      }
    }
    throw diagnosis.refuse(address, length, access, at);
  }

  /** C17 6.3.2.3p7: a pointer to a type has its alignment. The processor does not mind. */
  public void checkAligned(long address, Site at) {
    if ((address & (at.alignment() - 1)) != 0) {
      faults.survive(
          FaultKind.MISALIGNED_ACCESS,
          at.span(),
          () -> "the address is not a multiple of " + at.alignment());
    }
  }

  void announce(MemoryObject object, int offset, int length) {
    if (object.isIndeterminate(offset, length)) {
      firstReads.about(object.base + offset, length);
    }
  }

  void checkDefined(MemoryObject object, int offset, int length, Site at) {
    announce(object, offset, length);
    if (object.isIndeterminate(offset, length)) {
      faults.survive(
          FaultKind.UNINITIALISED_READ,
          at.span(),
          () ->
              "read of "
                  + ObjectOrigin.bytes(length)
                  + " at offset "
                  + offset
                  + " of "
                  + Diagnosis.history(object)
                  + ", never written");
    }
  }
}
