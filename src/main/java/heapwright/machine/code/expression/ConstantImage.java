package heapwright.machine.code.expression;

import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.code.Expression;
import heapwright.ir.type.BitRange;
import heapwright.ir.type.DataModel;
import heapwright.machine.code.closure.RegisterReaders;
import heapwright.machine.memory.MemoryObject;
import heapwright.machine.outcome.FaultLog;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.function.Consumer;

/** Computes the bytes that objects with static storage begin with. */
public final class ConstantImage {
  private final DataModel model;
  private final ExpressionCompiler constants;

  public ConstantImage(DataModel model, SymbolAddresses symbols, FaultLog faults) {
    this.model = model;
    constants = new ExpressionCompiler(RegisterReaders.NONE, symbols, faults);
  }

  /** Fills an object in; the bytes are computed once and kept for later runs. */
  public Consumer<MemoryObject> filler(Global global) {
    return new Consumer<>() {
      private byte[] image = {};

      @Override
      public void accept(MemoryObject object) {
        if (image.length == 0) {
          image = image(global);
        }
        object.initialise(0, image);
      }
    };
  }

  private byte[] image(Global global) {
    ByteBuffer image = ByteBuffer.allocate((int) global.size()).order(ByteOrder.LITTLE_ENDIAN);
    for (Initialiser.Item item : global.initialiser().orElseThrow().items()) {
      if (item instanceof Initialiser.Item.Scalar scalar) {
        put(image, scalar);
      } else if (item instanceof Initialiser.Item.Text text) {
        put(image, text);
      }
    }
    return image.array();
  }

  private static void put(ByteBuffer image, Initialiser.Item.Text text) {
    List<Byte> bytes = text.bytes();
    for (int i = 0; i < bytes.size(); i++) {
      image.put((int) text.offset() + i, bytes.get(i));
    }
  }

  private void put(ByteBuffer image, Initialiser.Item.Scalar scalar) {
    byte[] value = bytes(scalar.value());
    int offset = (int) scalar.offset();
    if (scalar.cell().bits().isPresent()) {
      merge(image, offset, value, scalar.cell().bits().get());
    } else {
      image.put(offset, value, 0, (int) model.size(scalar.cell().type()));
    }
  }

  private static void merge(ByteBuffer image, int offset, byte[] value, BitRange bits) {
    for (int i = 0; i < bits.width(); i++) {
      int place = bits.shift() + i;
      int at = offset + place / Byte.SIZE;
      int bit = 1 << place % Byte.SIZE;
      boolean set = (value[i / Byte.SIZE] >> i % Byte.SIZE & 1) != 0;
      image.put(at, (byte) (set ? image.get(at) | bit : image.get(at) & ~bit));
    }
  }

  /** The value's bytes, in a buffer that has room for the largest scalar. */
  private byte[] bytes(Expression value) {
    long[] slots = new long[2];
    constants.into(0, value).run(slots);
    ByteBuffer buffer = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN);
    return buffer.putLong(slots[0]).putLong(slots[1]).array();
  }
}
