package heapwright.method.paths;

import heapwright.analysis.Edge;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.source.StatementNumber;
import heapwright.method.path.AllowedEdges;
import heapwright.method.path.StatementPath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Keeps to the edges of a path as far as it goes, and leaves open what comes after it. */
final class PathPrefix implements AllowedEdges {
  private record Fork(int position, BlockId from) {}

  private final Map<Fork, Set<BlockId>> allowed = new HashMap<>();
  private final StatementPath path;

  private PathPrefix(StatementPath path) {
    this.path = path;
  }

  /**
   * Up to the last block of a path.
   *
   * @param steps how many statements of that block belong to it
   */
  static PathPrefix to(Function function, PathGraph graph, BlockPath blocks, int steps) {
    List<StatementNumber> statements = new ArrayList<>();
    blocks.before().ifPresent(before -> statements.addAll(graph.statements(before)));
    statements.addAll(graph.steps(blocks.at()).subList(0, steps));
    PathPrefix prefix = new PathPrefix(new StatementPath(function, statements));
    for (BlockPath stage : blocks.stages()) {
      stage.last().ifPresent(edge -> prefix.admit(stage, edge));
    }
    return prefix;
  }

  private void admit(BlockPath stage, Edge edge) {
    int position = stage.before().orElseThrow().length();
    allowed.computeIfAbsent(new Fork(position, edge.from()), f -> new HashSet<>()).add(edge.to());
  }

  StatementPath path() {
    return path;
  }

  @Override
  public boolean allows(int position, BlockId from, BlockId to) {
    Set<BlockId> admitted = allowed.get(new Fork(position, from));
    return admitted == null ? position == path.statements().size() : admitted.contains(to);
  }
}
