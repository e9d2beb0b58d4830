package heapwright.machine.number.scanf;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.LengthModifier;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Room for one argument, filled with a mark so that untouched bytes show. */
final class Slot implements ScanfTarget {
  static final int BYTES = 64;
  private static final byte MARK = 0x23;

  private final ByteBuffer bytes = ByteBuffer.allocate(BYTES).order(ByteOrder.LITTLE_ENDIAN);

  Slot() {
    Arrays.fill(bytes.array(), MARK);
  }

  /** The bytes in hexadecimal up to the last that was touched. */
  String touched() {
    int end = BYTES;
    while (end > 0 && bytes.get(end - 1) == MARK) {
      end--;
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < end; i++) {
      text.append(String.format("%02x", bytes.get(i)));
    }
    return text.toString();
  }

  @Override
  public void storeInteger(LengthModifier length, long value) {
    for (int i = 0; i < length.bits() / 8; i++) {
      bytes.put(i, (byte) (value >>> 8 * i));
    }
  }

  @Override
  public void storeFloat(float value) {
    bytes.putInt(0, Float.floatToRawIntBits(value));
  }

  @Override
  public void storeDouble(double value) {
    bytes.putLong(0, Double.doubleToRawLongBits(value));
  }

  @Override
  public void storeLongDouble(ExtendedDouble value) {
    value.toBytes(bytes.array(), 0);
  }

  @Override
  public void storePointer(long address) {
    bytes.putLong(0, address);
  }

  @Override
  public void storeBytes(byte[] text) {
    bytes.put(0, text);
  }

  @Override
  public void storeWide(int[] characters) {
    for (int i = 0; i < characters.length; i++) {
      bytes.putInt(4 * i, characters[i]);
    }
  }

  @Override
  public void storeAllocated(byte[] text) {
    throw new AssertionError("no conversion asked for memory");
  }

  @Override
  public void storeAllocatedWide(int[] characters) {
    throw new AssertionError("no conversion asked for memory");
  }
}
