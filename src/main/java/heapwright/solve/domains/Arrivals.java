package heapwright.solve.domains;

import java.util.List;

/** The places of a structure that an operator has not seen yet: all at first, then the new ones. */
final class Arrivals {
  /** Nothing was seen yet. */
  private static final int NONE = -1;

  private final StructureSet structures;
  private int seen = NONE;

  Arrivals(StructureSet structures) {
    this.structures = structures;
  }

  /** Each place once, in a world and those entered from it. */
  List<Place> next() {
    int before = seen;
    List<Place> fresh =
        before == NONE ? structures.places() : List.copyOf(structures.addedAfter(before));
    int now = structures.additions();
    if (now != before) {
      seen = now;
      structures.engine.onPop(() -> seen = before);
    }
    return fresh;
  }
}
