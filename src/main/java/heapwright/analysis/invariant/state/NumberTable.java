package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.Interval;
import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.Program;
import heapwright.ir.type.IntegerType;
import java.util.BitSet;
import java.util.OptionalLong;

/** A constant object, read as numbers of one width; equal for the same object and width. */
public final class NumberTable {
  private final Global global;
  private final IntegerType type;
  private final int bytes;
  private final byte[] contents;

  /** Bytes that no plain number says: parts of addresses, bit-fields, floating-point numbers. */
  private final BitSet unnamed = new BitSet();

  NumberTable(Program program, Global global, int bytes, boolean signed) {
    this.global = global;
    this.bytes = bytes;
    this.type = new IntegerType(IntegerType.Kind.INT, 8 * bytes, signed);
    this.contents = new byte[(int) global.size()];
    for (Initialiser.Item item : global.initialiser().orElseThrow().items()) {
      if (item instanceof Initialiser.Item.Text text) {
        for (int i = 0; i < text.bytes().size(); i++) {
          put(text.offset() + i, text.bytes().get(i));
        }
      } else {
        put(program, (Initialiser.Item.Scalar) item);
      }
    }
  }

  private void put(long offset, byte value) {
    if (offset < contents.length) {
      contents[(int) offset] = value;
      unnamed.clear((int) offset);
    }
  }

  private void put(Program program, Initialiser.Item.Scalar scalar) {
    long size = program.model().size(scalar.cell().type());
    boolean plain =
        scalar.cell().type().isInteger()
            && size <= Long.BYTES
            && scalar.cell().bits().isEmpty()
            && ConstantMemory.number(scalar).isPresent();
    long number = plain ? ConstantMemory.number(scalar).orElseThrow() : 0;
    for (int i = 0; i < size; i++) {
      put(scalar.offset() + i, (byte) (number >> 8 * Math.min(i, Long.BYTES - 1)));
      if (!plain) {
        unnamed.set((int) scalar.offset() + i);
      }
    }
  }

  /** The offsets at which there is something to read. */
  Interval offsets() {
    return new Interval(0, contents.length - (long) bytes);
  }

  boolean reads(long offset) {
    return offsets().contains(offset) && offset % bytes == 0;
  }

  /** The number at an offset that can be read; nothing if it is no plain one. */
  OptionalLong number(long offset) {
    int at = (int) offset;
    int bad = unnamed.nextSetBit(at);
    if (bad >= 0 && bad < at + bytes) {
      return OptionalLong.empty();
    }
    long bits = 0;
    for (int i = bytes - 1; i >= 0; i--) {
      bits = bits << 8 | contents[at + i] & 0xff;
    }
    long number = type.wrap(bits);
    return number < 0 && !type.signed() ? OptionalLong.empty() : OptionalLong.of(number);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof NumberTable table
        && table.global.symbol().equals(global.symbol())
        && table.type.equals(type);
  }

  @Override
  public int hashCode() {
    return 31 * global.symbol().hashCode() + type.hashCode();
  }
}
