package heapwright.machine.memory;

/** The bytes that hold a bit-field: a little-endian number of 1 to 8 bytes. */
public final class PartialBytes {
  private final Memory memory;

  public PartialBytes(Memory memory) {
    this.memory = memory;
  }

  public long load(long address, int length, Site at) {
    MemoryObject object = memory.readable(address, length, at);
    int offset = (int) (address - object.base);
    if (object.shadow != null) {
      memory.checkDefined(object, offset, length, at);
    }
    return peek(object, offset, length);
  }

  private static long peek(MemoryObject object, int offset, int length) {
    long value = 0;
    for (int i = length - 1; i >= 0; i--) {
      value = value << Byte.SIZE | object.bytes[offset + i] & 0xff;
    }
    return value;
  }

  /**
   * Replaces the masked bits. The neighbours' bits in the same bytes count as written from then on:
   * being uninitialised is known by the byte only.
   */
  public void merge(long address, int length, long value, long mask, Site at) {
    MemoryObject object = memory.writable(address, length, at);
    int offset = (int) (address - object.base);
    memory.announce(object, offset, length);
    long merged = peek(object, offset, length) & ~mask | value & mask;
    for (int i = 0; i < length; i++) {
      object.bytes[offset + i] = (byte) (merged >>> Byte.SIZE * i);
    }
    object.define(offset, length);
  }
}
