package heapwright.analysis.graph;

import java.util.stream.IntStream;

/**
 * A control flow graph closed at both ends, as the definition of unconstrained edges wants it: one
 * entry edge, and every run ends in one stop node.
 *
 * <p>Nodes and edges of the body keep their numbers. Added are a start node with the entry edge, a
 * stop node, an exit edge from each node without successors (a return, a call that does not come
 * back), and an <em>escape</em> edge from each node of a region that cannot be left. An endless
 * loop has no exit of its own, but it can be entered, and the run that does so is cut off
 * somewhere: anywhere, hence an escape from each of its nodes and no claim that one part of the
 * loop follows another. With this, every node that the entry reaches also reaches the stop.
 */
public final class FlowGraph {
  /** Why an edge exists. */
  public enum Role {
    ENTRY,
    FLOW,
    EXIT,
    ESCAPE
  }

  private final Digraph graph;
  private final int start;
  private final int stop;
  private final int entryEdge;
  private final int firstEscape;

  private FlowGraph(Digraph body, int entry) {
    Digraph.Builder builder = body.extend();
    start = builder.node();
    stop = builder.node();
    entryEdge = builder.edge(start, entry);
    int[] exits = exits(body);
    for (int v : exits) {
      builder.edge(v, stop);
    }
    firstEscape = entryEdge + 1 + exits.length;
    for (int v : captives(body)) {
      builder.edge(v, stop);
    }
    graph = builder.build();
  }

  public static FlowGraph of(Digraph body, int entry) {
    return new FlowGraph(body, entry);
  }

  private static int[] exits(Digraph body) {
    return IntStream.range(0, body.nodeCount()).filter(v -> body.outDegree(v) == 0).toArray();
  }

  /** The nodes of the cycles that no edge leads out of. */
  private static int[] captives(Digraph body) {
    StronglyConnectedComponents components = StronglyConnectedComponents.of(body);
    boolean[] left = new boolean[components.count()];
    for (int e = 0; e < body.edgeCount(); e++) {
      int from = components.of(body.source(e));
      left[from] |= from != components.of(body.target(e));
    }
    return IntStream.range(0, body.nodeCount())
        .filter(v -> !left[components.of(v)] && body.outDegree(v) > 0)
        .toArray();
  }

  public Digraph graph() {
    return graph;
  }

  public int start() {
    return start;
  }

  public int stop() {
    return stop;
  }

  public int entryEdge() {
    return entryEdge;
  }

  public Role role(int edge) {
    if (edge < entryEdge) {
      return Role.FLOW;
    }
    if (edge == entryEdge) {
      return Role.ENTRY;
    }
    return edge < firstEscape ? Role.EXIT : Role.ESCAPE;
  }
}
