package heapwright.analysis.graph;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A depth-first traversal from one node: the order of first visits, the order of last visits, and
 * the spanning tree. A node's edges are followed from the last to the first, so that in reverse
 * post-order what follows a node comes in the order of its edges.
 */
public final class DepthFirstSearch {
  private static final int NEVER = -1;

  private final int[] visitOrder;
  private final int[] finishOrder;
  private final int[] visit;
  private final int[] finish;
  private final int[] parent;

  private DepthFirstSearch(
      int[] visitOrder, int[] finishOrder, int[] visit, int[] finish, int[] parent) {
    this.visitOrder = visitOrder;
    this.finishOrder = finishOrder;
    this.visit = visit;
    this.finish = finish;
    this.parent = parent;
  }

  public static DepthFirstSearch walk(Digraph graph, int root) {
    int n = graph.nodeCount();
    int[] visit = filled(n, NEVER);
    int[] finish = filled(n, NEVER);
    int[] parent = filled(n, NEVER);
    int[] visitOrder = new int[n];
    int[] finishOrder = new int[n];
    int[] followed = new int[n];
    int visited = 0;
    int finished = 0;
    visit[root] = visited;
    visitOrder[visited++] = root;
    // The tree path to the current node is the stack: the parents lead back.
    for (int v = root; v != NEVER; ) {
      if (followed[v] == graph.outDegree(v)) {
        finish[v] = finished;
        finishOrder[finished++] = v;
        v = parent[v];
        continue;
      }
      int w = graph.target(graph.outEdge(v, graph.outDegree(v) - ++followed[v]));
      if (visit[w] == NEVER) {
        visit[w] = visited;
        visitOrder[visited++] = w;
        parent[w] = v;
        v = w;
      }
    }
    return new DepthFirstSearch(
        Arrays.copyOf(visitOrder, visited),
        Arrays.copyOf(finishOrder, visited),
        visit,
        finish,
        parent);
  }

  private static int[] filled(int length, int value) {
    int[] array = new int[length];
    Arrays.fill(array, value);
    return array;
  }

  /** How many nodes the root reaches, itself included. */
  public int reachedCount() {
    return visitOrder.length;
  }

  public boolean reaches(int node) {
    return visit[node] != NEVER;
  }

  /**
   * Nodes in reverse post-order: each before its successors, but for the ends of retreating edges.
   */
  public IntStream reversePostOrder() {
    int last = finishOrder.length - 1;
    return IntStream.rangeClosed(0, last).map(i -> finishOrder[last - i]);
  }

  /**
   * Whether {@code below} lies in the spanning tree's subtree of {@code above}; true for equals.
   */
  public boolean isAncestor(int above, int below) {
    return reaches(above)
        && reaches(below)
        && visit[above] <= visit[below]
        && finish[below] <= finish[above];
  }

  int visited(int position) {
    return visitOrder[position];
  }

  int position(int node) {
    return visit[node];
  }

  int parent(int node) {
    return parent[node];
  }
}
