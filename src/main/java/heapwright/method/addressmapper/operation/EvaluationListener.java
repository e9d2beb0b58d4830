package heapwright.method.addressmapper.operation;

import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.CellAddress;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.PointerSlot;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ProgramVariable;
import heapwright.method.addressmapper.map.Vector;
import heapwright.method.addressmapper.move.Move;

/** Is notified of what an evaluation does. */
public interface EvaluationListener {
  EvaluationListener NONE = new EvaluationListener() {};

  /** A numbered statement begins. */
  default void passed(Move.Passed move, AddressMap map) {}

  default void operation(PublishedOperation.Kind kind, String operands) {}

  /** A pointer element that the statement reads, and where it is kept. */
  default void read(Vector vector, PointerSlot slot) {}

  /** A pointer element that the statement sets. */
  default void set(Vector vector, PointerSlot slot) {}

  /** A slot of the input was met and is an earlier pointer. */
  default void aliased(
      Vector vector, PointerSlot slot, String pointer, PointerValue earlier, AddressMap before) {}

  /** A pointer of the input was met for the first time. */
  default void met(String name, PointerValue pointer) {}

  default void changed(CellAddress cell) {}

  default void changed(ProgramVariable variable) {}

  /** An expression has this value. */
  default void used(PointerValue pointer) {}

  /** The path makes two cells of the input equal. */
  default void equal(MemoryCell earlier, MemoryCell later, AddressMap before) {}
}
