package heapwright.method.addressmapper.map;

import heapwright.ir.code.SymbolId;

/** What a pointer variable or a pointer field holds. */
public sealed interface PointerValue {

  /**
   * NULL.
   *
   * @param from what the 0 came from: a field of allocated memory that was never set makes it class
   *     II
   */
  record None(ValueClass from) implements PointerValue {
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

  /** Something that the operations cannot follow, such as an element at an unknown index. */
  record Opaque() implements PointerValue {
    public static final Opaque VALUE = new Opaque();

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
    return bytes == 0 ? this : Opaque.VALUE;
  }
}
