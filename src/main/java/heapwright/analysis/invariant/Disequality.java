package heapwright.analysis.invariant;

/** The difference {@code x - y} of two names is not this number. */
record Disequality(int x, int y, long difference) {

  static Disequality of(AbstractValue left, AbstractValue right) {
    long difference = right.offset() - left.offset();
    return left.name() > right.name()
        ? new Disequality(left.name(), right.name(), difference)
        : new Disequality(right.name(), left.name(), -difference);
  }
}
