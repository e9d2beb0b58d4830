package heapwright.analysis.graph;

import java.util.ArrayList;
import java.util.Arrays;
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
    return new Finder(graph, entry).forest();
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

  /**
   * Havlak's algorithm: takes the headers from the inside out and folds each finished loop into its
   * header, so that the loops around see it as one node.
   */
  private static final class Finder {
    private final Digraph graph;
    private final DepthFirstSearch walk;
    private final int[] folded;
    private final int[] headerOf;
    private final boolean[] inBody;
    private final boolean[] isHeader;
    private final boolean[] isIrreducible;
    private final List<List<Integer>> otherEntries = new ArrayList<>();

    Finder(Digraph graph, int entry) {
      this.graph = graph;
      this.walk = DepthFirstSearch.walk(graph, entry);
      int n = graph.nodeCount();
      folded = IntStream.range(0, n).toArray();
      headerOf = new int[n];
      Arrays.fill(headerOf, NONE);
      inBody = new boolean[n];
      isHeader = new boolean[n];
      isIrreducible = new boolean[n];
      for (int v = 0; v < n; v++) {
        otherEntries.add(List.of());
      }
    }

    LoopForest forest() {
      for (int i = walk.reachedCount() - 1; i >= 0; i--) {
        foldLoopAt(walk.visited(i));
      }
      return new LoopForest(collect(), innermost());
    }

    private void foldLoopAt(int header) {
      List<Integer> body = new ArrayList<>();
      graph
          .inEdges(header)
          .filter(this::isRetreating)
          .peek(e -> isHeader[header] = true)
          .forEach(e -> take(representative(graph.source(e)), header, body));
      for (int next = 0; next < body.size(); next++) {
        growBackwards(body.get(next), header, body);
      }
      for (int v : body) {
        inBody[v] = false;
        folded[v] = header;
        headerOf[v] = header;
      }
    }

    private void growBackwards(int inside, int header, List<Integer> body) {
      graph
          .inEdges(inside)
          .filter(e -> walk.reaches(graph.source(e)) && !isRetreating(e))
          .map(graph::source)
          .forEach(v -> reachBackTo(v, header, body));
      otherEntries.get(inside).forEach(v -> reachBackTo(v, header, body));
    }

    private void reachBackTo(int node, int header, List<Integer> body) {
      int v = representative(node);
      if (walk.isAncestor(header, v)) {
        take(v, header, body);
        return;
      }
      // An edge into the body past the header. The loops around this one must consider it too.
      isIrreducible[header] = true;
      if (otherEntries.get(header).isEmpty()) {
        otherEntries.set(header, new ArrayList<>());
      }
      otherEntries.get(header).add(v);
    }

    private void take(int v, int header, List<Integer> body) {
      if (v != header && !inBody[v]) {
        inBody[v] = true;
        body.add(v);
      }
    }

    private boolean isRetreating(int edge) {
      return walk.isAncestor(graph.target(edge), graph.source(edge));
    }

    private int representative(int node) {
      int top = node;
      while (folded[top] != top) {
        top = folded[top];
      }
      for (int v = node; v != top; ) {
        int next = folded[v];
        folded[v] = top;
        v = next;
      }
      return top;
    }

    private List<Loop> collect() {
      List<Loop> loops = new ArrayList<>();
      int[] indexOf = new int[graph.nodeCount()];
      for (int i = 0; i < walk.reachedCount(); i++) {
        int header = walk.visited(i);
        if (!isHeader[header]) {
          continue;
        }
        int around = headerOf[header];
        indexOf[header] = loops.size();
        loops.add(
            new Loop(
                loops.size(),
                header,
                graph.inEdges(header).filter(this::isRetreating).boxed().toList(),
                around == NONE ? OptionalInt.empty() : OptionalInt.of(indexOf[around]),
                around == NONE ? 1 : loops.get(indexOf[around]).depth() + 1,
                !isIrreducible[header]));
      }
      return loops;
    }

    private int[] innermost() {
      int[] indexOf = new int[graph.nodeCount()];
      Arrays.fill(indexOf, NONE);
      int count = 0;
      for (int i = 0; i < walk.reachedCount(); i++) {
        int v = walk.visited(i);
        if (isHeader[v]) {
          indexOf[v] = count++;
        } else if (headerOf[v] != NONE) {
          indexOf[v] = indexOf[headerOf[v]];
        }
      }
      return indexOf;
    }
  }
}
