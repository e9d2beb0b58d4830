package heapwright.analysis.invariant.domain;

/** The difference {@code x - y} of two names is not this number. */
public record Disequality(int x, int y, long difference) {

  public static Disequality of(AbstractValue left, AbstractValue right) {
    long difference = right.offset() - left.offset();
    return left.name() > right.name()
        ? new Disequality(left.name(), right.name(), difference)
        : new Disequality(right.name(), left.name(), -difference);
  }
}
