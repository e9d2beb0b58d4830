package heapwright.method.addressmapper.map;

import heapwright.ir.code.SymbolId;
import java.util.Optional;

/** What a pointer variable or a pointer field holds. */
public sealed interface PointerValue {

  /**
   * NULL.
   *
   * @param from what the 0 came from: a field of allocated memory that was never set makes it class
   *     II
   * @param isPublished whether only the publication says that it is NULL: C leaves the fields of
   *     what {@code malloc} gives indeterminate, C17 7.22.3.4p2
   */
  record None(ValueClass from, boolean isPublished) implements PointerValue {
    public None(ValueClass from) {
      this(from, false);
    }

    @Override
    public String toString() {
      return "0";
    }
  }

  /** This many bytes into a cell; the publication has only 0. */
  record To(CellAddress cell, long offset) implements PointerValue {
    @Override
    public String toString() {
      return offset == 0 ? cell.toString() : cell + (offset < 0 ? "" : "+") + offset;
    }
  }

  /** This many bytes into a variable; beyond the publication, which has no address-of operator. */
  record Into(ProgramVariable variable, long offset) implements PointerValue {
    @Override
    public String toString() {
      String base = "&" + variable;
      return offset == 0 ? base : base + (offset < 0 ? "" : "+") + offset;
    }
  }

  /** A function; beyond the publication. */
  record Code(SymbolId function) implements PointerValue {
    @Override
    public String toString() {
      return "&" + function;
    }
  }

  /**
   * Something that the operations cannot follow, such as an element at an unknown index.
   *
   * @param why what a path does that uses it
   */
  record Opaque(String why) implements PointerValue {
    @Override
    public String toString() {
      return "?";
    }
  }

  /** The pointer this many bytes further on. */
  default PointerValue shifted(long bytes) {
    if (this instanceof To to) {
      return new To(to.cell(), to.offset() + bytes);
    }
    if (this instanceof Into into) {
      return new Into(into.variable(), into.offset() + bytes);
    }
    // C17 6.5.6p8: from NULL on there is nothing, so what is reached from it stays NULL.
    return bytes != 0 && this instanceof Code
        ? new Opaque("does arithmetic with a function's address")
        : this;
  }

  /** How many bytes a pointer lies behind another one, if both lead into one cell or variable. */
  static Optional<Long> distance(PointerValue left, PointerValue right) {
    if (left instanceof To a && right instanceof To b && a.cell().equals(b.cell())) {
      return Optional.of(a.offset() - b.offset());
    }
    return left instanceof Into a && right instanceof Into b && a.variable().equals(b.variable())
        ? Optional.of(a.offset() - b.offset())
        : Optional.empty();
  }
}
