package heapwright.symbolic.tuple;

import heapwright.symbolic.heap.InputAccess;
import heapwright.symbolic.heap.InputPointer;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.PointerId;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.tuple.Tuple.Source;

/**
 * σI in order: what a path through a procedure requires of the shape that it is given. The order is
 * the path's: two pointers can be equal if they are compared before one is followed, and no more
 * afterwards.
 */
sealed interface Requirement {

  /** A pointer is looked at for the first time. */
  record Met(PointerId pointer, Source source) implements Requirement {}

  /** It is followed to an object of its own. */
  record Opened(InputPointer pointer, ObjectId object) implements Requirement {}

  /**
   * It equals another value.
   *
   * @param hypothetical whether this is part of the context that the procedure was analysed in
   */
  record Equal(PointerId pointer, SymbolicValue value, boolean hypothetical)
      implements Requirement {}

  /** It differs from another value. */
  record Different(PointerId pointer, SymbolicValue value) implements Requirement {}

  /** An access to an object; a requirement in so far as objects are distinct. */
  record Done(InputAccess access) implements Requirement {}
}
