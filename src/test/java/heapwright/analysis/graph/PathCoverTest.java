package heapwright.analysis.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whatever runs are chosen: if they take the unconstrained edges, they take all. */
class PathCoverTest {
  @Test
  void randomRunsThroughTheUnconstrainedEdgesTakeEveryEdge() {
    Random random = new Random(21);
    Stream.concat(RandomGraphs.arbitrary(1500, 16, 22), RandomGraphs.structured(150, 30, 23))
        .map(g -> FlowGraph.of(g, 0))
        .forEach(
            flow -> {
              EdgeImplication edges = EdgeImplication.of(flow);
              for (int attempt = 0; attempt < 3; attempt++) {
                BitSet taken = new BitSet();
                edges.unconstrained().stream()
                    .map(chain -> chain.get(random.nextInt(chain.size())))
                    .forEach(e -> takeRandomRun(flow.graph(), flow, e, random, taken));
                assertAllTaken(flow, edges, taken);
              }
            });
  }

  /**
   * A run that misses an edge can be cut at its repetitions between the goal edge's first use and
   * the ends until both halves are simple, and it still misses it. So if no pair of simple halves
   * through some unconstrained edge misses an edge, no run does.
   */
  @Test
  void noChoiceOfRunsMissesAnEdge() {
    Stream.concat(RandomGraphs.arbitrary(800, 6, 24), RandomGraphs.structured(80, 6, 25))
        .map(g -> FlowGraph.of(g, 0))
        .forEach(
            flow -> {
              EdgeImplication edges = EdgeImplication.of(flow);
              BitSet taken = new BitSet();
              edges.unconstrained().forEach(c -> taken.or(takenByEveryRun(flow, c.get(0))));
              assertAllTaken(flow, edges, taken);
            });
  }

  @Test
  void withoutOneOfTheUnconstrainedEdgesSomethingCanBeMissed() {
    RandomGraphs.arbitrary(500, 6, 26)
        .map(g -> FlowGraph.of(g, 0))
        .forEach(
            flow -> {
              List<Integer> goals =
                  EdgeImplication.of(flow).unconstrained().stream().map(c -> c.get(0)).toList();
              for (int left : goals) {
                BitSet sure = new BitSet();
                goals.stream()
                    .filter(e -> e != left)
                    .forEach(e -> sure.or(takenByEveryRun(flow, e)));
                assertTrue(!sure.get(left), "edge " + left + " of " + flow.graph());
              }
            });
  }

  private static void assertAllTaken(FlowGraph flow, EdgeImplication edges, BitSet taken) {
    for (int e = 0; e < flow.graph().edgeCount(); e++) {
      if (flow.role(e) != FlowGraph.Role.ESCAPE) {
        boolean coverable = Naive.reached(flow.graph(), flow.start()).get(flow.graph().source(e));
        assertEquals(coverable, edges.isCoverable(e), "edge " + e + " of " + flow.graph());
        assertTrue(!coverable || taken.get(e), "edge " + e + " missed in " + flow.graph());
      }
    }
  }

  private static BitSet takenByEveryRun(FlowGraph flow, int edge) {
    Digraph graph = flow.graph();
    BitSet before = takenBySimplePaths(graph.reversed(), graph.source(edge), flow.start());
    BitSet after = takenBySimplePaths(graph, graph.target(edge), flow.stop());
    before.or(after);
    before.set(edge);
    return before;
  }

  /** The edges common to all simple paths, found by walking every one of them. */
  private static BitSet takenBySimplePaths(Digraph graph, int from, int to) {
    BitSet common = new BitSet();
    common.set(0, graph.edgeCount());
    walkSimplePaths(graph, from, to, new ArrayDeque<>(), new BitSet(), common);
    return common;
  }

  private static void walkSimplePaths(
      Digraph graph, int at, int to, Deque<Integer> path, BitSet seen, BitSet common) {
    if (at == to) {
      BitSet taken = new BitSet();
      path.forEach(taken::set);
      common.and(taken);
      return;
    }
    seen.set(at);
    graph
        .outEdges(at)
        .filter(e -> !seen.get(graph.target(e)))
        .forEach(
            e -> {
              path.push(e);
              walkSimplePaths(graph, graph.target(e), to, path, seen, common);
              path.pop();
            });
    seen.clear(at);
  }

  private static void takeRandomRun(
      Digraph graph, FlowGraph flow, int edge, Random random, BitSet taken) {
    taken.set(edge);
    wander(graph, graph.target(edge), flow.stop(), random, taken);
    wander(graph.reversed(), graph.source(edge), flow.start(), random, taken);
  }

  /** Some random steps that keep the goal in reach, then a shortest way to it. */
  private static void wander(Digraph graph, int from, int to, Random random, BitSet taken) {
    BitSet useful = Naive.reached(graph.reversed(), to);
    int at = from;
    for (int steps = random.nextInt(2 * graph.nodeCount()); steps > 0 && at != to; steps--) {
      int[] choices = graph.outEdges(at).filter(e -> useful.get(graph.target(e))).toArray();
      int e = choices[random.nextInt(choices.length)];
      taken.set(e);
      at = graph.target(e);
    }
    shortestWay(graph, at, to).forEach(taken::set);
  }

  private static List<Integer> shortestWay(Digraph graph, int from, int to) {
    int[] by = IntStream.generate(() -> -1).limit(graph.nodeCount()).toArray();
    Deque<Integer> todo = new ArrayDeque<>(List.of(from));
    while (by[to] == -1 && from != to) {
      graph
          .outEdges(todo.remove())
          .filter(e -> by[graph.target(e)] == -1)
          .forEach(
              e -> {
                by[graph.target(e)] = e;
                todo.add(graph.target(e));
              });
    }
    List<Integer> way = new ArrayList<>();
    for (int v = to; v != from; v = graph.source(by[v])) {
      way.add(by[v]);
    }
    return way;
  }
}
