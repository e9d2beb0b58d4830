package heapwright.machine.builtin;

import heapwright.machine.memory.Memory;
import heapwright.machine.memory.Site;
import heapwright.machine.printf.LengthModifier;
import heapwright.machine.printf.PrintfPointer;
import java.util.Arrays;

/** An address that {@code printf} was given. */
record PrintfAddress(Memory memory, long address, Site at) implements PrintfPointer {

  @Override
  public byte[] string(int maxBytes) {
    byte[] bytes = new byte[16];
    int count = 0;
    for (; count < maxBytes; count++) {
      byte next = memory.loadByte(address + count, at);
      if (next == 0) {
        break;
      }
      if (count == bytes.length) {
        bytes = Arrays.copyOf(bytes, 2 * count);
      }
      bytes[count] = next;
    }
    return Arrays.copyOf(bytes, count);
  }

  @Override
  public int[] wideString(int maxCharacters) {
    int[] characters = new int[16];
    int count = 0;
    for (; count < maxCharacters; count++) {
      int next = memory.loadInt(address + (long) count * Integer.BYTES, at);
      if (next == 0) {
        break;
      }
      if (count == characters.length) {
        characters = Arrays.copyOf(characters, 2 * count);
      }
      characters[count] = next;
    }
    return Arrays.copyOf(characters, count);
  }

  @Override
  public void store(LengthModifier length, long count) {
    switch (length.bits()) {
      case Byte.SIZE -> memory.storeByte(address, (byte) count, at);
      case Short.SIZE -> memory.storeShort(address, (short) count, at);
      case Integer.SIZE -> memory.storeInt(address, (int) count, at);
      default -> memory.storeLong(address, count, at);
    }
  }
}
