package heapwright.method.tao;

import heapwright.analysis.Edge;
import heapwright.goal.Goal;
import heapwright.ir.BlockId;
import heapwright.ir.SymbolId;
import heapwright.symbolic.Frame;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * An edge to reach, or one of several.
 *
 * @param ways none if every call of the function will do
 * @param goals those that a run which takes a way meets
 * @param own those that no run meets that takes none
 */
record Aim(SymbolId function, Set<Way> ways, List<Goal> goals, List<Goal> own) {

  /** From the end of a block to the start of another. */
  record Way(BlockId from, BlockId to) {
    static Way of(Edge edge) {
      return new Way(edge.from(), edge.to());
    }
  }

  Aim {
    ways = Set.copyOf(ways);
    goals = List.copyOf(goals);
    own = List.copyOf(own);
  }

  static Aim at(SymbolId function, Collection<Edge> edges, List<Goal> goals, List<Goal> own) {
    return new Aim(function, edges.stream().map(Way::of).collect(Collectors.toSet()), goals, own);
  }

  Set<BlockId> sources() {
    return ways.stream().map(Way::from).collect(Collectors.toSet());
  }

  /** For people: {@code B3-B5}. */
  String text() {
    return ways.stream()
        .map(way -> way.from() + "-" + way.to())
        .sorted()
        .collect(Collectors.joining(","));
  }

  /** Whether a step takes the edge. */
  boolean isReached(Frame before, Frame after) {
    return changesBlock(before, after)
        && ways.contains(new Way(before.block(), after.block()))
        && before.function().symbol().equals(function);
  }

  /** Whether a step led from the end of a block to the start of one, in the same call. */
  static boolean changesBlock(Frame before, Frame after) {
    return before.statement().isEmpty()
        && before.depth() == after.depth()
        && after.index() == 0
        && before.code().terminator().successors().contains(after.block());
  }
}
