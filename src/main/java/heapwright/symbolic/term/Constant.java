package heapwright.symbolic.term;

import heapwright.symbolic.persistent.SymbolSet;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.Sort;

/** A value that is known. */
public final class Constant extends Term {
  private final BitVector value;

  Constant(int id, Sort sort, BitVector value) {
    super(id, sort, SymbolSet.EMPTY, 1, false);
    this.value = value;
  }

  /** The bits: an integer, a truth value, or the encoding of a floating-point number. */
  public BitVector value() {
    return value;
  }

  boolean isTruth(boolean truth) {
    return sort() instanceof Sort.Truth && value.isTrue() == truth;
  }
}
