package heapwright.method.inka;

import heapwright.ir.BlockId;
import java.util.HashSet;
import java.util.Set;

/** Ways and blocks that are not taken. */
record Barred(Set<Target.Way> ways, Set<BlockId> blocks) {
  static final Barred NOTHING = new Barred(Set.of(), Set.of());

  Barred {
    ways = Set.copyOf(ways);
    blocks = Set.copyOf(blocks);
  }

  Barred and(Set<Target.Way> more, Set<BlockId> avoided) {
    Set<Target.Way> allWays = new HashSet<>(ways);
    allWays.addAll(more);
    Set<BlockId> all = new HashSet<>(blocks);
    all.addAll(avoided);
    return new Barred(allWays, all);
  }
}
