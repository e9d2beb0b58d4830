package heapwright.machine.code.processor;

import heapwright.ir.type.DataModel;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Type;
import heapwright.machine.code.closure.Int128;
import heapwright.machine.code.closure.IntegerRepresentation;
import heapwright.machine.code.closure.ScalarKind;
import heapwright.machine.code.closure.TwoSlots;
import heapwright.number.ExtendedDouble;
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
    switch (ScalarKind.of(type)) {
      case LONG -> frame[slot] = extended(bytes.getLong(0), type);
      case FLOAT -> frame[slot] = bytes.getInt(0);
      case DOUBLE -> frame[slot] = bytes.getLong(0);
      case EXTENDED -> TwoSlots.put(frame, slot, ExtendedDouble.fromBytes(bytes.array(), 0));
      case WIDE -> TwoSlots.put(frame, slot, new Int128(bytes.getLong(8), bytes.getLong(0)));
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
    if (ScalarKind.of(type) == ScalarKind.EXTENDED) {
      TwoSlots.extended(frame, slot).toBytes(bytes.array(), 0);
    } else {
      bytes.putLong(frame[slot]);
      if (ScalarKind.of(type) == ScalarKind.WIDE) {
        bytes.putLong(frame[slot + 1]);
      }
    }
    return Arrays.copyOf(bytes.array(), (int) model.size(type));
  }
}
