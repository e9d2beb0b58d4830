package heapwright.method.sgen.trace;

import heapwright.ir.code.BlockId;
import heapwright.method.path.AllowedEdges;
import heapwright.method.path.StatementPath;
import java.util.Set;

/** A path through a callee, with the edges that it took: statements may leave some open. */
public record CalleePath(StatementPath path, Set<Crossing> edges) implements AllowedEdges {

  /** An edge that was taken after so many statements of the callee had begun. */
  record Crossing(int position, BlockId from, BlockId to) {}

  public CalleePath {
    edges = Set.copyOf(edges);
  }

  @Override
  public boolean allows(int position, BlockId from, BlockId to) {
    return edges.contains(new Crossing(position, from, to));
  }

  /** What tells it from other paths of its function. */
  public String key() {
    return path.function().symbol()
        + " "
        + path
        + " "
        + edges.stream().map(Crossing::toString).sorted().toList();
  }
}
