package heapwright.analysis.invariant.join;

import heapwright.analysis.invariant.domain.AbstractValue;

/** A name of two states: one state's {@code left}, the other state's {@code right + shift}. */
record NamePair(int left, int right, long shift) {

  static NamePair of(AbstractValue left, AbstractValue right) {
    return new NamePair(left.name(), right.name(), right.offset() - left.offset());
  }

  boolean isIdentity() {
    return left == right && shift == 0;
  }
}
