package heapwright.method.inka.goal;

import heapwright.ir.code.BlockId;
import java.util.HashSet;
import java.util.Set;

/** Outcomes and blocks that are not taken. */
record ExcludedEdges(Set<TranslationTarget.Way> ways, Set<BlockId> blocks) {
  static final ExcludedEdges NOTHING = new ExcludedEdges(Set.of(), Set.of());

  ExcludedEdges {
    ways = Set.copyOf(ways);
    blocks = Set.copyOf(blocks);
  }

  ExcludedEdges and(Set<TranslationTarget.Way> more, Set<BlockId> avoided) {
    Set<TranslationTarget.Way> allWays = new HashSet<>(ways);
    allWays.addAll(more);
    Set<BlockId> all = new HashSet<>(blocks);
    all.addAll(avoided);
    return new ExcludedEdges(allWays, all);
  }
}
