package heapwright.machine.memory;

import java.util.Arrays;

/** Copies, fills and exchanges whole ranges of memory. */
public final class BlockOperations {
  private final Memory memory;

  BlockOperations(Memory memory) {
    this.memory = memory;
  }

  /** Copies bytes with their being uninitialised; overlapping is allowed. */
  public void copy(long to, long from, long length, Site at) {
    copy(to, from, length, at, at);
  }

  /** As above, for an assignment whose two sides are known. */
  public void copy(long to, long from, long length, Site reading, Site writing) {
    if (length == 0) {
      return;
    }
    MemoryObject source = memory.readable(from, asked(length), reading);
    MemoryObject target = memory.writable(to, asked(length), writing);
    memory.checkAligned(from, reading);
    memory.checkAligned(to, writing);
    int offset = (int) (from - source.base);
    memory.announce(source, offset, (int) length);
    target.copyFrom(source, offset, (int) (to - target.base), (int) length);
  }

  public void fill(long to, byte value, long length, Site at) {
    if (length == 0) {
      return;
    }
    MemoryObject target = memory.writable(to, asked(length), at);
    int offset = (int) (to - target.base);
    Arrays.fill(target.bytes, offset, offset + (int) length, value);
    target.define(offset, (int) length);
  }

  /** A copy of bytes for Java's use; reading uninitialised ones is reported. */
  public byte[] read(long from, long length, Site at) {
    if (length == 0) {
      return new byte[0];
    }
    MemoryObject source = memory.readable(from, asked(length), at);
    if (source.shadow != null) {
      memory.checkDefined(source, (int) (from - source.base), (int) length, at);
    }
    return take(from, length, at);
  }

  /** As {@link #read}, but uninitialised bytes are taken as what they happen to hold. */
  public byte[] take(long from, long length, Site at) {
    if (length == 0) {
      return new byte[0];
    }
    MemoryObject source = memory.readable(from, asked(length), at);
    int offset = (int) (from - source.base);
    return Arrays.copyOfRange(source.bytes, offset, offset + (int) length);
  }

  public void write(long to, byte[] bytes, Site at) {
    if (bytes.length == 0) {
      return;
    }
    MemoryObject target = memory.writable(to, bytes.length, at);
    int offset = (int) (to - target.base);
    System.arraycopy(bytes, 0, target.bytes, offset, bytes.length);
    target.define(offset, bytes.length);
  }

  /** Makes bytes indeterminate. */
  public void forget(long address, long length, Site at) {
    if (length != 0) {
      MemoryObject target = memory.writable(address, asked(length), at);
      target.forget((int) (address - target.base), (int) length);
    }
  }

  /** Lengths are unsigned: a negative one is more than any object has. */
  private static long asked(long length) {
    return length < 0 ? Long.MAX_VALUE : length;
  }

  /** The bytes of a C string without its terminator. */
  public byte[] string(long from, Site at) {
    long end = from;
    while (memory.loadByte(end, at) != 0) {
      end++;
    }
    return read(from, end - from, at);
  }
}
