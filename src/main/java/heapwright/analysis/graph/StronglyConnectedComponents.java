package heapwright.analysis.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The strongly connected components of a graph, numbered so that every edge between two of them
 * leads from a higher number to a lower one: in a call graph, callees come before their callers.
 */
public final class StronglyConnectedComponents {
  private final Digraph graph;
  private final int[] component;
  private final List<List<Integer>> members;

  private StronglyConnectedComponents(Digraph graph, int[] component, List<List<Integer>> members) {
    this.graph = graph;
    this.component = component;
    this.members = members.stream().map(List::copyOf).toList();
  }

  public static StronglyConnectedComponents of(Digraph graph) {
    return new Tarjan(graph).run();
  }

  public int count() {
    return members.size();
  }

  public int of(int node) {
    return component[node];
  }

  public List<Integer> members(int component) {
    return members.get(component);
  }

  /** Whether a path can stay inside the component without end: two nodes, or one with a loop. */
  public boolean isCyclic(int component) {
    List<Integer> nodes = members.get(component);
    int first = nodes.get(0);
    return nodes.size() > 1 || graph.successors(first).anyMatch(w -> w == first);
  }

  /** Tarjan's algorithm, its recursion kept in arrays. */
  private static final class Tarjan {
    private static final int NONE = -1;

    private final Digraph graph;
    private final int[] component;
    private final int[] number;
    private final int[] low;
    private final int[] nextEdge;
    private final int[] caller;
    private final int[] open;
    private final List<List<Integer>> members = new ArrayList<>();
    private int openCount;
    private int visited;

    Tarjan(Digraph graph) {
      this.graph = graph;
      int n = graph.nodeCount();
      component = new int[n];
      Arrays.fill(component, NONE);
      number = new int[n];
      low = new int[n];
      nextEdge = new int[n];
      caller = new int[n];
      open = new int[n];
    }

    StronglyConnectedComponents run() {
      for (int v = 0; v < graph.nodeCount(); v++) {
        if (number[v] == 0) {
          walkFrom(v);
        }
      }
      return new StronglyConnectedComponents(graph, component, members);
    }

    private void walkFrom(int root) {
      enter(root, NONE);
      for (int v = root; v != NONE; ) {
        if (nextEdge[v] < graph.outDegree(v)) {
          v = follow(v, graph.target(graph.outEdge(v, nextEdge[v]++)));
        } else {
          v = leave(v);
        }
      }
    }

    private void enter(int v, int from) {
      number[v] = ++visited;
      low[v] = visited;
      caller[v] = from;
      open[openCount++] = v;
    }

    private int follow(int v, int w) {
      if (number[w] == 0) {
        enter(w, v);
        return w;
      }
      if (component[w] == NONE) {
        low[v] = Math.min(low[v], number[w]);
      }
      return v;
    }

    private int leave(int v) {
      if (low[v] == number[v]) {
        close(v);
      }
      int above = caller[v];
      if (above != NONE) {
        low[above] = Math.min(low[above], low[v]);
      }
      return above;
    }

    private void close(int root) {
      List<Integer> nodes = new ArrayList<>();
      int v;
      do {
        v = open[--openCount];
        component[v] = members.size();
        nodes.add(v);
      } while (v != root);
      nodes.sort(null);
      members.add(nodes);
    }
  }
}
