package heapwright.machine.code.processor;

import heapwright.ir.type.DataModel;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Type;
import heapwright.machine.code.closure.IntegerRepresentation;
import heapwright.machine.code.closure.ScalarKind;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Scalars as the bytes that they have in memory, and as the slots that they have in a frame. */
public final class Images {
  private static final int LARGEST = 16;

  private final DataModel model;

  public Images(DataModel model) {
    this.model = model;
  }

  /** Sets the slots of a scalar. */
  public void put(byte[] image, Type type, long[] frame, int slot) {
    ByteBuffer bytes =
        ByteBuffer.wrap(Arrays.copyOf(image, LARGEST)).order(ByteOrder.LITTLE_ENDIAN);
    ScalarKind kind = ScalarKind.of(type);
    frame[slot] =
        switch (kind) {
          case LONG -> extended(bytes.getLong(0), type);
          case FLOAT -> bytes.getInt(0);
          case DOUBLE, EXTENDED, WIDE -> bytes.getLong(0);
        };
    if (kind.slots() == 2) {
      // Of a long double two bytes are left; the rest of its memory is padding.
      frame[slot + 1] = kind == ScalarKind.EXTENDED ? bytes.getChar(8) : bytes.getLong(8);
    }
  }

  private long extended(long bits, Type type) {
    IntegerType integer = IntegerRepresentation.of(type);
    int stored = (int) model.size(type) * Byte.SIZE;
    return new IntegerType(integer.kind(), stored, integer.signed()).wrap(bits);
  }

  /** The bytes of a scalar. */
  public byte[] get(long[] frame, int slot, Type type) {
    ByteBuffer bytes = ByteBuffer.allocate(LARGEST).order(ByteOrder.LITTLE_ENDIAN);
    bytes.putLong(frame[slot]);
    if (ScalarKind.of(type).slots() == 2) {
      bytes.putLong(frame[slot + 1]);
    }
    return Arrays.copyOf(bytes.array(), (int) model.size(type));
  }
}
