package heapwright.analysis.invariant;

/** The difference {@code x - y} of two names is not this number. */
record Distinct(int x, int y, long difference) {

  static Distinct of(Value left, Value right) {
    long difference = right.offset() - left.offset();
    return left.name() > right.name()
        ? new Distinct(left.name(), right.name(), difference)
        : new Distinct(right.name(), left.name(), -difference);
  }
}
