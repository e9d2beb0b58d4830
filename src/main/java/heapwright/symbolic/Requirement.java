package heapwright.symbolic;

/**
 * σI, one thing after the other: what a path through a procedure needs of the shape that it is
 * given. The order is the path's, since two pointers that are compared before one is followed can
 * still be one, and afterwards no more.
 */
sealed interface Requirement {

  /** A pointer is looked at for the first time. */
  record Met(PointerId pointer, Source source) implements Requirement {}

  /** It is followed to an object of its own. */
  record Opened(InputPointer pointer, ObjectId object) implements Requirement {}

  /**
   * It equals another value.
   *
   * @param supposed whether this is part of the context that the procedure was analysed in
   */
  record Equal(PointerId pointer, SymbolicValue value, boolean supposed) implements Requirement {}

  /** It differs from another value. */
  record Different(PointerId pointer, SymbolicValue value) implements Requirement {}

  /** Something is done to an object; a requirement in so far as objects are distinct. */
  record Done(InputAccess access) implements Requirement {}
}
