package heapwright.machine.code.processor;

import heapwright.machine.memory.Memory;
import heapwright.machine.memory.Site;
import heapwright.number.ExtendedDouble;

/**
 * A {@code va_list}: its first word points to the next unnamed argument. Arguments stand one after
 * the other in slots of 8 bytes; what is aligned to 16 skips to the next even slot.
 */
public final class ArgumentList {
  /** The size of a {@code va_list} on x86-64. */
  static final int BYTES = 24;

  public static final long SLOT = 8;

  private final Memory memory;
  private final long list;
  private final Site at;

  /**
   * @param list the address of the {@code va_list}
   */
  public ArgumentList(Memory memory, long list, Site at) {
    this.memory = memory;
    this.list = list;
    this.at = at;
  }

  /** The offset at which an argument stands that comes after this many bytes. */
  public static long align(long offset, long alignment) {
    long step = Math.max(alignment, SLOT);
    return (offset + step - 1) / step * step;
  }

  public void start(long arguments) {
    memory.blocks().fill(list, (byte) 0, BYTES, at);
    memory.storeLong(list, arguments, at);
  }

  /** Takes an argument of any size off the list and gives its address. */
  public long next(long size, long alignment) {
    long address = align(memory.loadLong(list, at), alignment);
    memory.storeLong(list, align(address + size, SLOT), at);
    return address;
  }

  /** An integer, extended as it was passed, a pointer, or the bits of a double. */
  public long nextLong() {
    return memory.loadLong(next(SLOT, SLOT), at);
  }

  public ExtendedDouble nextExtended() {
    long address = next(ExtendedDouble.SLOT_BYTES, ExtendedDouble.SLOT_BYTES);
    return new ExtendedDouble(
        memory.loadShort(address + 8, at) & 0xffff, memory.loadLong(address, at));
  }
}
