package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.StructureSet;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.PointerDomain;
import java.util.List;

/**
 * The places of a structure that an operator has not seen yet: all at first, then the new ones;
 * members and what is known to be none apart.
 */
final class Arrivals {
  /** Nothing was seen yet. */
  private static final int NONE = -1;

  private final StructureSet structures;
  private int seen = NONE;
  private int seenAbsent = NONE;

  Arrivals(StructureSet structures) {
    this.structures = structures;
  }

  /** As if what the structure has now had been seen. */
  Arrivals afterPresent() {
    seen = structures.additions();
    seenAbsent = structures.exclusions();
    return this;
  }

  /** Each place once, in a world and those entered from it. */
  List<AbstractAddress> next() {
    int before = seen;
    List<AbstractAddress> fresh =
        before == NONE ? structures.places() : List.copyOf(structures.addedAfter(before));
    int now = structures.additions();
    if (now != before) {
      seen = now;
      structures.engine.onPop(() -> seen = before);
    }
    return fresh;
  }

  /** As {@link #next}, what is known not to be there. */
  List<AbstractAddress> nextAbsent() {
    int before = seenAbsent;
    List<AbstractAddress> fresh =
        before == NONE
            ? PointerDomain.of(structures.absent()).places()
            : List.copyOf(structures.excludedAfter(before));
    int now = structures.exclusions();
    if (now != before) {
      seenAbsent = now;
      structures.engine.onPop(() -> seenAbsent = before);
    }
    return fresh;
  }
}
