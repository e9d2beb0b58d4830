package heapwright.analysis.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The loops of a graph and how they nest. A loop is a set of nodes that can run again and again;
 * its header is the node by which the walk from the entry came in. It is <em>natural</em> if the
 * header is the only entry; where a goto jumps into the middle it is irreducible, and the loop is
 * still found, with the header that the depth-first walk met first (P. Havlak, "Nesting of
 * reducible and irreducible loops", 1997).
 */
public final class LoopForest {
  /**
   * One loop.
   *
   * @param index its place in {@link #loops}
   * @param header the node where the loop is entered
   * @param backEdges the edges that lead back to the header from inside
   * @param parent the index of the loop around it
   * @param depth 1 for an outermost loop
   * @param natural whether the header dominates the whole loop
   */
  public record Loop(
      int index,
      int header,
      List<Integer> backEdges,
      OptionalInt parent,
      int depth,
      boolean natural) {
    public Loop {
      backEdges = List.copyOf(backEdges);
    }
  }

  private static final int NONE = -1;

  private final List<Loop> loops;
  private final int[] innermost;
  private final List<List<Integer>> own;
  private final List<List<Integer>> children;

  /**
   * @param innermost by node, the index of the innermost loop around it, or -1
   */
  LoopForest(List<Loop> loops, int[] innermost) {
    this.loops = List.copyOf(loops);
    this.innermost = innermost;
    this.own = emptyLists(loops.size());
    this.children = emptyLists(loops.size());
    for (int v = 0; v < innermost.length; v++) {
      if (innermost[v] != NONE) {
        own.get(innermost[v]).add(v);
      }
    }
    for (Loop loop : loops) {
      loop.parent().ifPresent(parent -> children.get(parent).add(loop.index()));
    }
  }

  public static LoopForest of(Digraph graph, int entry) {
    return new LoopFinder(graph, entry).forest();
  }

  /** Outer loops before the loops inside them. */
  public List<Loop> loops() {
    return loops;
  }

  /** The innermost loop that the node belongs to. */
  public Optional<Loop> around(int node) {
    return innermost[node] == NONE ? Optional.empty() : Optional.of(loops.get(innermost[node]));
  }

  public int depth(int node) {
    return around(node).map(Loop::depth).orElse(0);
  }

  /** Whether the node belongs to the loop or to one inside it. */
  public boolean contains(Loop loop, int node) {
    int at = innermost[node];
    while (at != NONE && loops.get(at).depth() > loop.depth()) {
      at = loops.get(at).parent().orElse(NONE);
    }
    return at == loop.index();
  }

  /** The nodes of the loop and of those inside it, ascending. */
  public IntStream nodes(Loop loop) {
    List<Integer> inside = new ArrayList<>(List.of(loop.index()));
    IntStream.Builder nodes = IntStream.builder();
    for (int next = 0; next < inside.size(); next++) {
      own.get(inside.get(next)).forEach(nodes::add);
      inside.addAll(children.get(inside.get(next)));
    }
    return nodes.build().sorted();
  }

  private static List<List<Integer>> emptyLists(int count) {
    return Stream.generate(() -> (List<Integer>) new ArrayList<Integer>()).limit(count).toList();
  }
}
