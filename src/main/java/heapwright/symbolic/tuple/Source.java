package heapwright.symbolic.tuple;

import heapwright.ir.type.Cell;
import heapwright.symbolic.heap.ObjectId;

/** Where a procedure found an input: among its arguments, or in memory that was there before. */
sealed interface Source {
  /** An argument that is kept in a register. */
  record Argument(int index) implements Source {}

  /** A cell, as it was when the procedure began. */
  record InMemory(ObjectId object, long offset, Cell cell) implements Source {}
}
