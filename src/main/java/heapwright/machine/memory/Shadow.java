package heapwright.machine.memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Which bytes of an object were never written: one mark a byte, and how many marks there are. */
final class Shadow {
  private static final VarHandle SHORTS = view(short[].class);
  private static final VarHandle INTS = view(int[].class);
  private static final VarHandle LONGS = view(long[].class);
  private static final byte MARK = 1;

  private final byte[] marks;
  private int count;

  /** Nothing is marked. */
  Shadow(int size) {
    marks = new byte[size];
  }

  private static VarHandle view(Class<?> array) {
    return MethodHandles.byteArrayViewVarHandle(array, ByteOrder.LITTLE_ENDIAN);
  }

  /** Whether every byte has been written. */
  boolean isClear() {
    return count == 0;
  }

  void markAll() {
    Arrays.fill(marks, MARK);
    count = marks.length;
  }

  void mark(int offset, int length) {
    clear(offset, length);
    Arrays.fill(marks, offset, offset + length, MARK);
    count += length;
  }

  boolean isMarked(int offset, int length) {
    for (int i = offset; i < offset + length; i++) {
      if (marks[i] != 0) {
        return true;
      }
    }
    return false;
  }

  void clear(int offset, int length) {
    switch (length) {
      case 1 -> clear1(offset);
      case 2 -> {
        count -= Integer.bitCount((short) SHORTS.get(marks, offset));
        SHORTS.set(marks, offset, (short) 0);
      }
      case 4 -> {
        count -= Integer.bitCount((int) INTS.get(marks, offset));
        INTS.set(marks, offset, 0);
      }
      case 8 -> {
        count -= Long.bitCount((long) LONGS.get(marks, offset));
        LONGS.set(marks, offset, 0L);
      }
      default -> {
        for (int i = offset; i < offset + length; i++) {
          clear1(i);
        }
      }
    }
  }

  private void clear1(int offset) {
    count -= marks[offset];
    marks[offset] = 0;
  }

  /** Takes marks over; the two shadows may be one. */
  void copyFrom(Shadow source, int from, int to, int length) {
    byte[] taken = Arrays.copyOfRange(source.marks, from, from + length);
    clear(to, length);
    System.arraycopy(taken, 0, marks, to, length);
    for (byte mark : taken) {
      count += mark;
    }
  }
}
