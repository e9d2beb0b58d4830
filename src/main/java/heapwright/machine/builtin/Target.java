package heapwright.machine.builtin;

import heapwright.machine.memory.Memory;
import heapwright.machine.memory.Site;
import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.LengthModifier;
import heapwright.machine.number.scanf.ScanfTarget;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** An address that {@code scanf} was given. */
record Target(Host host, long address, Site at) implements ScanfTarget {

  private Memory memory() {
    return host.memory();
  }

  @Override
  public void storeInteger(LengthModifier length, long value) {
    switch (length.bits()) {
      case Byte.SIZE -> memory().storeByte(address, (byte) value, at);
      case Short.SIZE -> memory().storeShort(address, (short) value, at);
      case Integer.SIZE -> memory().storeInt(address, (int) value, at);
      default -> memory().storeLong(address, value, at);
    }
  }

  @Override
  public void storeFloat(float value) {
    memory().storeInt(address, Float.floatToRawIntBits(value), at);
  }

  @Override
  public void storeDouble(double value) {
    memory().storeLong(address, Double.doubleToRawLongBits(value), at);
  }

  @Override
  public void storeLongDouble(ExtendedDouble value) {
    byte[] bytes = new byte[ExtendedDouble.BYTES];
    value.toBytes(bytes, 0);
    storeBytes(bytes);
  }

  @Override
  public void storePointer(long value) {
    memory().storeLong(address, value, at);
  }

  @Override
  public void storeBytes(byte[] bytes) {
    memory().blocks().write(address, bytes, at);
  }

  @Override
  public void storeWide(int[] characters) {
    storeBytes(bytes(characters));
  }

  private static byte[] bytes(int[] characters) {
    ByteBuffer buffer =
        ByteBuffer.allocate(characters.length * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    buffer.asIntBuffer().put(characters);
    return buffer.array();
  }

  @Override
  public void storeAllocated(byte[] bytes) {
    host.processor()
        .heap()
        .allocateZeroed(bytes.length, at.span())
        .ifPresent(
            block -> {
              memory().blocks().write(block.base(), bytes, at);
              storePointer(block.base());
            });
  }

  @Override
  public void storeAllocatedWide(int[] characters) {
    storeAllocated(bytes(characters));
  }
}
