package heapwright.analysis.graph;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The dominator tree of the nodes that a root reaches: {@code a} dominates {@code b} if every path
 * from the root to {@code b} passes {@code a}. Nodes that the root does not reach are outside the
 * tree: they neither dominate nor are dominated.
 *
 * <p>Post-dominators are the dominators of {@link Digraph#reversed} from the exit; {@link
 * FlowGraph} makes sure that every node reaches one.
 */
public final class Dominators {
  private final int root;
  private final int[] parent;
  private final DepthFirstSearch intervals;

  private Dominators(int root, int[] parent, Digraph tree) {
    this.root = root;
    this.parent = parent;
    this.intervals = DepthFirstSearch.walk(tree, root);
  }

  public static Dominators of(Digraph graph, int root) {
    DepthFirstSearch walk = DepthFirstSearch.walk(graph, root);
    int[] parent = new SemiNca(graph, walk).immediateDominators();
    Digraph.Builder tree = Digraph.builder(graph.nodeCount());
    for (int i = 1; i < walk.reachedCount(); i++) {
      int v = walk.visited(i);
      tree.edge(parent[v], v);
    }
    return new Dominators(root, parent, tree.build());
  }

  public boolean isReachable(int node) {
    return intervals.reaches(node);
  }

  /** Every node of the tree dominates itself. Constant time. */
  public boolean dominates(int above, int below) {
    return intervals.isAncestor(above, below);
  }

  /** Empty for the root and for what it does not reach. */
  public OptionalInt immediate(int node) {
    return node == root || !isReachable(node) ? OptionalInt.empty() : OptionalInt.of(parent[node]);
  }

  /**
   * Georgiadis' SEMI-NCA: semidominators as Lengauer and Tarjan compute them (with path compression
   * only), then the immediate dominator as the nearest common ancestor of a node's tree parent and
   * its semidominator. Works on depth-first positions, where an ancestor is always the smaller.
   */
  private static final class SemiNca {
    private final Digraph graph;
    private final DepthFirstSearch walk;
    private final int[] treeParent;
    private final int[] ancestor;
    private final int[] label;
    private final int[] semi;
    private final int[] path;

    SemiNca(Digraph graph, DepthFirstSearch walk) {
      this.graph = graph;
      this.walk = walk;
      int n = walk.reachedCount();
      treeParent = new int[n];
      for (int i = 1; i < n; i++) {
        treeParent[i] = walk.position(walk.parent(walk.visited(i)));
      }
      ancestor = treeParent.clone();
      label = IntStream.range(0, n).toArray();
      semi = label.clone();
      path = new int[n];
    }

    int[] immediateDominators() {
      for (int i = semi.length - 1; i > 0; i--) {
        semi[i] = semidominator(i);
        label[i] = semi[i];
      }
      int[] dominator = treeParent.clone();
      int[] byNode = new int[graph.nodeCount()];
      Arrays.fill(byNode, -1);
      for (int i = 1; i < semi.length; i++) {
        while (dominator[i] > semi[i]) {
          dominator[i] = dominator[dominator[i]];
        }
        byNode[walk.visited(i)] = walk.visited(dominator[i]);
      }
      return byNode;
    }

    private int semidominator(int i) {
      int v = walk.visited(i);
      int least = treeParent[i];
      for (int k = 0; k < graph.inDegree(v); k++) {
        int u = graph.source(graph.inEdge(v, k));
        if (walk.reaches(u)) {
          least = Math.min(least, leastLabel(walk.position(u), i));
        }
      }
      return least;
    }

    /**
     * The least label on the tree path from {@code u} up to, but not including, the last node that
     * was not processed yet; compresses that path. Nodes after {@code current} are processed.
     */
    private int leastLabel(int u, int current) {
      if (u <= current) {
        return u;
      }
      int length = 0;
      for (int v = u; ancestor[v] > current; v = ancestor[v]) {
        path[length++] = v;
      }
      while (length > 0) {
        int v = path[--length];
        int above = ancestor[v];
        label[v] = Math.min(label[v], label[above]);
        ancestor[v] = ancestor[above];
      }
      return label[u];
    }
  }
}
