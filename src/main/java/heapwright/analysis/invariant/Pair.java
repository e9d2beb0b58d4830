package heapwright.analysis.invariant;

/** A name of two states: one state's {@code left}, the other state's {@code right + shift}. */
record Pair(int left, int right, long shift) {

  static Pair of(Value left, Value right) {
    return new Pair(left.name(), right.name(), right.offset() - left.offset());
  }

  boolean isIdentity() {
    return left == right && shift == 0;
  }
}
