package heapwright.analysis.graph;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/** The definitions themselves, with no cleverness, to check the quick algorithms against. */
final class Naive {
  private Naive() {}

  /** The nodes that {@code from} reaches without passing {@code avoided}. */
  static BitSet reached(Digraph graph, int from, int avoided) {
    BitSet seen = new BitSet();
    Deque<Integer> todo = new ArrayDeque<>();
    if (from != avoided) {
      seen.set(from);
      todo.add(from);
    }
    while (!todo.isEmpty()) {
      graph
          .successors(todo.remove())
          .filter(w -> w != avoided && !seen.get(w))
          .forEach(
              w -> {
                seen.set(w);
                todo.add(w);
              });
    }
    return seen;
  }

  static BitSet reached(Digraph graph, int from) {
    return reached(graph, from, -1);
  }

  static boolean dominates(Digraph graph, int root, int above, int below) {
    BitSet all = reached(graph, root);
    return all.get(above) && all.get(below) && !reached(graph, root, above).get(below);
  }

  /** The published edge graph: a node per edge, joined where one can follow the other. */
  static Digraph edgeGraph(Digraph graph) {
    Digraph.Builder edges = Digraph.builder(graph.edgeCount());
    for (int e = 0; e < graph.edgeCount(); e++) {
      for (int f = 0; f < graph.edgeCount(); f++) {
        if (graph.target(e) == graph.source(f)) {
          edges.edge(e, f);
        }
      }
    }
    return edges.build();
  }
}
