package heapwright.method.addressmapper.map;

import heapwright.ir.type.Type;

/**
 * What a path did with memory of the input that may be other memory of the input, too: the evidence
 * for aliases that would have changed the path.
 */
public sealed interface Access {
  /**
   * A cell was read.
   *
   * @param element the type of the elements of its object
   */
  record Read(PointerValue at, Type type, Type element) implements Access {}

  /** A cell was written. */
  record Write(PointerValue at, Type type, Type element) implements Access {}

  /** Two pointers of the input were found to differ. */
  record Compared(PointerValue left, PointerValue right) implements Access {}
}
