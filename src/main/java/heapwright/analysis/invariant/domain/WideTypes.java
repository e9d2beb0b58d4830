package heapwright.analysis.invariant.domain;

import heapwright.ir.type.IntegerType;

/** Types that the analysis needs without there being an expression of it. */
public final class WideTypes {
  /** Without bounds, for numbers of which only a range is known. */
  public static final IntegerType NUMBER = new IntegerType(IntegerType.Kind.INT128, 128, true);

  /** What sizes and lengths are. */
  public static final IntegerType SIZE = new IntegerType(IntegerType.Kind.LONG, 64, false);

  private WideTypes() {}
}
