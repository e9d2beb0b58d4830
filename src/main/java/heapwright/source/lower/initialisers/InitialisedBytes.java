package heapwright.source.lower.initialisers;

import java.util.TreeSet;

/** Which bytes of an object an initialiser has reached so far. */
final class InitialisedBytes {
  private final TreeSet<Long> starts = new TreeSet<>();

  /** The part at this offset has been initialised. */
  void note(long offset) {
    starts.add(offset);
  }

  /** Whether something between two offsets, the second exclusive, has been initialised before. */
  boolean touches(long from, long to) {
    Long start = starts.ceiling(from);
    return start != null && start < to;
  }
}
