package heapwright.method.paths;

import heapwright.analysis.Edge;
import heapwright.ir.code.BlockId;
import java.util.Comparator;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The paths from the start of a function to an end on which every loop goes back to its start at
 * most so often each time that it is entered. Those with the fewest statements come first: the
 * search is A*, which knows how far the end is.
 */
final class BoundedPaths {
  private record Open(BlockPath blocks, int total, int order) {}

  private final PathGraph graph;
  private final int rounds;
  private final PriorityQueue<Open> open =
      new PriorityQueue<>(
          Comparator.comparingInt(Open::total)
              // The newest first, so that few are open where many are equally long.
              .thenComparing(Comparator.comparingInt(Open::order).reversed()));
  private int order;
  private boolean bounded;
  private boolean endless;

  BoundedPaths(PathGraph graph, BlockPath start, int rounds) {
    this.graph = graph;
    this.rounds = rounds;
    enter(start);
  }

  /**
   * The next one; none if there are no more.
   *
   * @param worthwhile which paths are to be gone on with
   */
  Optional<BlockPath> next(Predicate<BlockPath> worthwhile) {
    while (!open.isEmpty()) {
      BlockPath blocks = open.remove().blocks();
      if (worthwhile.test(blocks)) {
        if (graph.isEnd(blocks.at())) {
          return Optional.of(blocks);
        }
        // Pushed last, the first outcome is looked at first.
        for (int i = graph.out(blocks.at()).size() - 1; i >= 0; i--) {
          extend(blocks, graph.out(blocks.at()).get(i));
        }
      }
    }
    return Optional.empty();
  }

  private void extend(BlockPath blocks, Edge edge) {
    if (graph.isBack(edge) && blocks.rounds().getOrDefault(edge.to(), 0) >= rounds) {
      bounded = true;
    } else {
      enter(blocks.along(edge));
    }
  }

  private void enter(BlockPath blocks) {
    Set<BlockId> spent = spent(blocks);
    int distance = graph.distance(blocks.at(), spent);
    if (distance < Integer.MAX_VALUE) {
      open.add(new Open(blocks, blocks.length() + distance, order++));
    } else if (graph.distance(blocks.at(), Set.of()) < Integer.MAX_VALUE) {
      bounded = true;
    } else {
      endless = true;
    }
  }

  /** The loops that a path may not go on with. */
  Set<BlockId> spent(BlockPath blocks) {
    if (rounds == 0) {
      return graph.headers();
    }
    return blocks.rounds().entrySet().stream()
        .filter(entry -> entry.getValue() >= rounds)
        .map(entry -> entry.getKey())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Whether there are more paths with more rounds. */
  boolean isBounded() {
    return bounded;
  }

  /** Whether some paths never come to an end of the function. */
  boolean isEndless() {
    return endless;
  }
}
