package heapwright.method.paths;

import heapwright.analysis.Edge;
import heapwright.analysis.Edge.EdgeId;
import heapwright.ir.code.BlockId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A path through the blocks of a function, from its start to the end of a block. Paths are a tree,
 * and there is one object for each: whatever is known of one holds for all that go on from it.
 */
final class BlockPath {
  private final PathGraph graph;
  private final Optional<BlockPath> before;
  private final Optional<Edge> last;
  private final Map<BlockId, Integer> rounds;
  private final int length;
  private final Map<EdgeId, BlockPath> after = new HashMap<>();
  private boolean dead;

  private BlockPath(
      PathGraph graph,
      Optional<BlockPath> before,
      Optional<Edge> last,
      Map<BlockId, Integer> rounds) {
    this.graph = graph;
    this.before = before;
    this.last = last;
    this.rounds = Map.copyOf(rounds);
    length = before.map(BlockPath::length).orElse(0) + graph.steps(at()).size();
  }

  static BlockPath start(PathGraph graph) {
    return new BlockPath(graph, Optional.empty(), Optional.empty(), Map.of());
  }

  BlockPath along(Edge edge) {
    return after.computeIfAbsent(
        edge.id(),
        id ->
            new BlockPath(graph, Optional.of(this), Optional.of(edge), graph.rounds(rounds, edge)));
  }

  BlockId at() {
    return last.map(Edge::to).orElse(BlockId.ENTRY);
  }

  Optional<Edge> last() {
    return last;
  }

  Optional<BlockPath> before() {
    return before;
  }

  /** How many statements it has. */
  int length() {
    return length;
  }

  /** How often each loop has gone back to its start since it was entered last. */
  Map<BlockId, Integer> rounds() {
    return rounds;
  }

  /** All paths that this one goes on from, and itself, the shortest first. */
  List<BlockPath> stages() {
    List<BlockPath> stages = new ArrayList<>();
    for (Optional<BlockPath> c = Optional.of(this); c.isPresent(); c = c.get().before) {
      stages.add(c.get());
    }
    Collections.reverse(stages);
    return stages;
  }

  /** Nothing can go it. */
  void die() {
    dead = true;
  }

  boolean isDead() {
    return stages().stream().anyMatch(stage -> stage.dead);
  }
}
