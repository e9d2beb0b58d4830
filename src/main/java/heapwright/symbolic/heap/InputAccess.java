package heapwright.symbolic.heap;

import heapwright.ir.type.Type;

/**
 * Something that a path did to an object of the input and that would have another meaning if the
 * object were the same as another one: the evidence for aliases.
 */
public sealed interface InputAccess {

  /** A cell was read. */
  record Read(ObjectId object, long offset, Type type) implements InputAccess {}

  /** A cell was written. */
  record Write(ObjectId object, long offset, Type type) implements InputAccess {}

  /** Something was taken for granted that an untried input might change. */
  record Reservation(String cause) implements InputAccess {}

  /** Two addresses were compared and, the objects being distinct, found different. */
  record Compared(ObjectId left, long leftOffset, ObjectId right, long rightOffset)
      implements InputAccess {}

  /** Two addresses were ordered or subtracted, which only means something within one object. */
  record Ordered(ObjectId left, long leftOffset, ObjectId right, long rightOffset)
      implements InputAccess {}
}
