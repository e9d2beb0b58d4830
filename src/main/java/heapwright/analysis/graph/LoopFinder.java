package heapwright.analysis.graph;

import heapwright.analysis.graph.LoopForest.Loop;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Havlak's algorithm: takes the headers from the inside out and folds each finished loop into its
 * header, so that the loops around see it as one node.
 */
final class LoopFinder {
  private static final int NONE = -1;

  private final Digraph graph;
  private final DepthFirstSearch walk;
  private final int[] folded;
  private final int[] headerOf;
  private final boolean[] inBody;
  private final boolean[] isHeader;
  private final boolean[] isIrreducible;
  private final List<List<Integer>> otherEntries = new ArrayList<>();

  LoopFinder(Digraph graph, int entry) {
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
