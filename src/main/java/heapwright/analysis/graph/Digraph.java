package heapwright.analysis.graph;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * An immutable directed multigraph. Nodes are {@code 0 .. nodeCount-1}, edges {@code 0 ..
 * edgeCount-1}: an edge is itself, not its pair of ends, because two cases of a switch that lead to
 * the same block are two things to cover.
 */
public final class Digraph {
  private final int nodeCount;
  private final int[] sources;
  private final int[] targets;
  private final Adjacency out;
  private final Adjacency in;

  private Digraph(int nodeCount, int[] sources, int[] targets, Adjacency out, Adjacency in) {
    this.nodeCount = nodeCount;
    this.sources = sources;
    this.targets = targets;
    this.out = out;
    this.in = in;
  }

  public static Builder builder(int nodeCount) {
    return new Builder(nodeCount);
  }

  public int nodeCount() {
    return nodeCount;
  }

  public int edgeCount() {
    return sources.length;
  }

  public int source(int edge) {
    return sources[edge];
  }

  public int target(int edge) {
    return targets[edge];
  }

  public int outDegree(int node) {
    return out.degree(node);
  }

  /** The {@code i}-th edge out of the node, in the order of insertion. */
  public int outEdge(int node, int i) {
    return out.edge(node, i);
  }

  public IntStream outEdges(int node) {
    return out.edges(node);
  }

  public IntStream successors(int node) {
    return out.edges(node).map(this::target);
  }

  public int inDegree(int node) {
    return in.degree(node);
  }

  /** The {@code i}-th edge into the node, in the order of insertion. */
  public int inEdge(int node, int i) {
    return in.edge(node, i);
  }

  public IntStream inEdges(int node) {
    return in.edges(node);
  }

  public IntStream predecessors(int node) {
    return in.edges(node).map(this::source);
  }

  /** The same nodes and edges, numbered alike, each edge turned round. */
  public Digraph reversed() {
    return new Digraph(nodeCount, targets, sources, in, out);
  }

  /** A builder that starts with this graph's nodes and edges under their numbers. */
  public Builder extend() {
    Builder builder = new Builder(nodeCount);
    for (int e = 0; e < edgeCount(); e++) {
      builder.edge(sources[e], targets[e]);
    }
    return builder;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder().append(nodeCount).append(" nodes:");
    for (int e = 0; e < edgeCount(); e++) {
      text.append(' ').append(sources[e]).append("->").append(targets[e]);
    }
    return text.toString();
  }

  /** Edges grouped by one of their ends: the edges of node v are order[start[v] .. start[v+1]). */
  private record Adjacency(int[] start, int[] order) {
    static Adjacency by(int[] ends, int nodeCount) {
      int[] start = new int[nodeCount + 1];
      for (int end : ends) {
        start[end + 1]++;
      }
      for (int v = 0; v < nodeCount; v++) {
        start[v + 1] += start[v];
      }
      int[] next = Arrays.copyOf(start, nodeCount);
      int[] order = new int[ends.length];
      for (int e = 0; e < ends.length; e++) {
        order[next[ends[e]]++] = e;
      }
      return new Adjacency(start, order);
    }

    int degree(int node) {
      return start[node + 1] - start[node];
    }

    int edge(int node, int i) {
      return order[start[node] + i];
    }

    IntStream edges(int node) {
      return Arrays.stream(order, start[node], start[node + 1]);
    }
  }

  /** Collects nodes and edges; each gets the next free number. */
  public static final class Builder {
    private int nodeCount;
    private int edgeCount;
    private int[] sources = new int[16];
    private int[] targets = new int[16];

    private Builder(int nodeCount) {
      this.nodeCount = nodeCount;
    }

    public int node() {
      return nodeCount++;
    }

    public int edge(int source, int target) {
      if (Math.min(source, target) < 0 || Math.max(source, target) >= nodeCount) {
        throw new IllegalArgumentException(source + "->" + target + " of " + nodeCount + " nodes");
      }
      if (edgeCount == sources.length) {
        sources = Arrays.copyOf(sources, 2 * edgeCount);
        targets = Arrays.copyOf(targets, 2 * edgeCount);
      }
      sources[edgeCount] = source;
      targets[edgeCount] = target;
      return edgeCount++;
    }

    public Digraph build() {
      int[] from = Arrays.copyOf(sources, edgeCount);
      int[] to = Arrays.copyOf(targets, edgeCount);
      Adjacency out = Adjacency.by(from, nodeCount);
      return new Digraph(nodeCount, from, to, out, Adjacency.by(to, nodeCount));
    }
  }
}
