package heapwright.analysis.invariant.domain;

import heapwright.ir.type.BitRange;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;

/**
 * A piece of memory and how it is read: {@code bytes} from {@code base + offset} on.
 *
 * @param shift the first bit of a bit-field
 * @param width how many bits a bit-field has; 0 for a whole scalar
 */
public record MemorySlot(int base, long offset, long bytes, Kind kind, int shift, int width) {

  /** How the bytes are read. */
  public enum Kind {
    SIGNED,
    UNSIGNED,
    TRUTH,
    POINTER,
    FLOATING,
    /** Not the bytes themselves but how many come before the first that is 0. */
    LENGTH
  }

  public static MemorySlot at(AbstractValue address, Cell cell, DataModel model) {
    int shift = cell.bits().map(BitRange::shift).orElse(0);
    int width = cell.bits().map(BitRange::width).orElse(0);
    return new MemorySlot(
        address.name(), address.offset(), model.size(cell), kind(cell.type()), shift, width);
  }

  private static Kind kind(Type type) {
    if (type instanceof PointerType) {
      return Kind.POINTER;
    }
    if (type instanceof FloatingType) {
      return Kind.FLOATING;
    }
    IntegerType integer = (IntegerType) type.underlying();
    return integer.isBool() ? Kind.TRUTH : integer.signed() ? Kind.SIGNED : Kind.UNSIGNED;
  }

  public AbstractValue address() {
    return new AbstractValue(base, offset);
  }

  public boolean isBitField() {
    return width > 0;
  }

  public MemorySlot moved(int newBase, long newOffset) {
    return new MemorySlot(newBase, newOffset, bytes, kind, shift, width);
  }

  /** Of two pieces from one base: whether they share a bit. */
  public boolean overlaps(MemorySlot other) {
    if (isBitField() && other.isBitField()) {
      long first = 8 * offset + shift;
      long second = 8 * other.offset + other.shift;
      return first < second + other.width && second < first + width;
    }
    return offset < other.offset + other.bytes && other.offset < offset + bytes;
  }
}
