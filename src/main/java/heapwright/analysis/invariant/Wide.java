package heapwright.analysis.invariant;

import heapwright.ir.IntegerType;

/** A type without bounds, for numbers of which only a range is known. */
final class Wide {
  static final IntegerType NUMBER = new IntegerType(IntegerType.Kind.INT128, 128, true);

  private Wide() {}
}
