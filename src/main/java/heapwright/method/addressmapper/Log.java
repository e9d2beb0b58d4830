package heapwright.method.addressmapper;

import heapwright.ir.Type;

/** Is told what an evaluation does. */
interface Log {
  Log NONE = new Log() {};

  /** A numbered statement begins. */
  default void passed(Move.Passed move, AddressMap map) {}

  default void operation(Operation.Kind kind, String operands) {}

  /** A pointer element that the statement reads, and where it is kept. */
  default void read(Vector vector, Slot slot) {}

  /** A pointer element that the statement sets. */
  default void set(Vector vector, Slot slot) {}

  /** A slot of the input was met and is an earlier pointer. */
  default void aliased(Vector vector, Slot slot, Type target, Pointer earlier, AddressMap before) {}

  /** A move met a pointer of the input for the first time. */
  default void met(int move, String name, Pointer pointer) {}

  default void changed(CellAddress cell) {}

  default void changed(Variable variable) {}

  /** An expression has this value. */
  default void used(Pointer pointer) {}

  /** The path makes two cells of the input equal. */
  default void equal(MemoryCell earlier, MemoryCell later) {}
}
