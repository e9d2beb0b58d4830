package heapwright.machine.memory;

import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.FaultLog;
import heapwright.machine.outcome.RunOutcome;
import heapwright.machine.outcome.RunStopped;
import java.util.Locale;

/** Finds out and says why an access is refused. */
final class Diagnosis {
  /** Addresses this near to 0 come from a null pointer, by a member or an index. */
  private static final long NEAR_NULL = 1L << 20;

  private final AddressSpace space;
  private final FaultLog faults;

  Diagnosis(AddressSpace space, FaultLog faults) {
    this.space = space;
    this.faults = faults;
  }

  private static boolean isNearNull(long address) {
    return address > -NEAR_NULL && address < NEAR_NULL;
  }

  /** The stop that the refused access deserves. */
  RunStopped refuse(long address, long length, Access access, Site at) {
    String what = access + " of " + ObjectOrigin.bytes(length);
    if (space.isDevice(address)) {
      String device = "what lies at " + hex(address);
      return new RunStopped(
          new RunOutcome.Unresolved(device, "a program cannot have memory there"));
    }
    MemoryObject object = space.find(address);
    if (isNearNull(address) && at.fromNull(address)) {
      String distance = address == 0 ? "" : " at distance " + address + " from it";
      return faults.stop(
          FaultKind.NULL_DEREFERENCE, at.span(), what + " through a null pointer" + distance);
    }
    if (!space.isNear(object, address)) {
      return faults.stop(
          FaultKind.WILD_DEREFERENCE,
          at.span(),
          what + " at " + hex(address) + ", where no object was ever");
    }
    String where = what + " at offset " + (address - object.base) + " of " + history(object);
    return faults.stop(kind(object, address, length), at.span(), where);
  }

  private static FaultKind kind(MemoryObject object, long address, long length) {
    if (object.state() == MemoryObject.State.DEAD) {
      return object.storage instanceof ObjectOrigin.Heap
          ? FaultKind.USE_AFTER_FREE
          : FaultKind.USE_AFTER_RETURN;
    }
    if (object.storage instanceof ObjectOrigin.Code) {
      return FaultKind.WILD_DEREFERENCE;
    }
    long offset = address - object.base;
    boolean inside = offset >= 0 && offset <= object.size - length;
    return inside ? FaultKind.READ_ONLY_WRITE : FaultKind.OUT_OF_BOUNDS;
  }

  /** The object with its life: {@code the block of 8 bytes allocated at a.c:3:9, freed at …}. */
  static String history(MemoryObject object) {
    String what = object.storage.describe(object.size);
    if (object.state() != MemoryObject.State.DEAD) {
      return what;
    }
    return what + object.end().map(end -> ", freed at " + end).orElse(", whose function returned");
  }

  static String hex(long address) {
    return "0x" + Long.toHexString(address);
  }

  /** What is done to memory. */
  enum Access {
    READ,
    WRITE;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
