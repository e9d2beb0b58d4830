package heapwright.analysis.invariant;

import heapwright.ir.IntegerType;

/** Types that the analysis needs without there being an expression of it. */
final class WideTypes {
  /** Without bounds, for numbers of which only a range is known. */
  static final IntegerType NUMBER = new IntegerType(IntegerType.Kind.INT128, 128, true);

  /** What sizes and lengths are. */
  static final IntegerType SIZE = new IntegerType(IntegerType.Kind.LONG, 64, false);

  private WideTypes() {}
}
