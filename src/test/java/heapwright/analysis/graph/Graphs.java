package heapwright.analysis.graph;

import java.util.ArrayList;
import java.util.List;

/** Writes small graphs as text: {@code "0-1 1-2"} has the edges 0 and 1, in this order. */
final class Graphs {
  private Graphs() {}

  static Digraph of(String edges) {
    List<int[]> ends = new ArrayList<>();
    int last = 0;
    for (String edge : edges.trim().split("\\s+")) {
      String[] pair = edge.split("-");
      int[] end = {Integer.parseInt(pair[0]), Integer.parseInt(pair[1])};
      last = Math.max(last, Math.max(end[0], end[1]));
      ends.add(end);
    }
    Digraph.Builder graph = Digraph.builder(last + 1);
    ends.forEach(end -> graph.edge(end[0], end[1]));
    return graph.build();
  }

  /** An edge of the graph as it is written in the papers. */
  static String name(Digraph graph, int edge) {
    return graph.source(edge) + "-" + graph.target(edge);
  }
}
