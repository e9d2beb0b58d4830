package heapwright.analysis.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** A hundred thousand nodes in the shapes that overflow a recursion or turn quadratic. */
class LargeGraphTest {
  private static final int SIZE = 100_000;

  @Test
  void longChainIsOneUnconstrainedChain() {
    Digraph.Builder chain = Digraph.builder(SIZE);
    for (int v = 1; v < SIZE; v++) {
      chain.edge(v - 1, v);
    }
    assertEquals(1, unconstrained(chain.build()));
  }

  @Test
  void ladderOfDecisionsNeedsTwoEdgesEach() {
    Digraph.Builder ladder = Digraph.builder(SIZE);
    for (int v = 0; v + 2 < SIZE; v += 2) {
      ladder.edge(v, v + 1);
      ladder.edge(v, v + 2);
      ladder.edge(v + 1, v + 2);
    }
    assertEquals(2 * ((SIZE - 1) / 2), unconstrained(ladder.build()));
  }

  @Test
  void deepNestNeedsTheInnermostBackEdgeAndEveryOther() {
    int depth = SIZE / 2;
    Digraph.Builder nest = Digraph.builder(2 * depth + 1);
    for (int i = 0; i < depth; i++) {
      nest.edge(i, i + 1);
      nest.edge(2 * depth - i, i);
      nest.edge(2 * depth - i - 1, 2 * depth - i);
    }
    Digraph graph = nest.build();
    assertEquals(depth, LoopForest.of(graph, 0).loops().size());
    assertEquals(depth, LoopForest.of(graph, 0).depth(depth));
  }

  @Test
  void switchOfFiftyThousandCasesKeepsThemAll() {
    int cases = SIZE / 2;
    Digraph.Builder wide = Digraph.builder(2);
    for (int i = 0; i < cases; i++) {
      wide.edge(0, 1);
    }
    assertEquals(cases, unconstrained(wide.build()));
  }

  @Test
  void randomGraphIsCoveredByItsUnconstrainedEdges() {
    java.util.Random random = new java.util.Random(31);
    Digraph.Builder graph = Digraph.builder(SIZE);
    for (int v = 1; v < SIZE; v++) {
      graph.edge(random.nextInt(v), v);
      graph.edge(v, Math.min(SIZE - 1, random.nextInt(SIZE)));
    }
    FlowGraph flow = FlowGraph.of(graph.build(), 0);
    EdgeImplication edges = EdgeImplication.of(flow);
    int goals = edges.unconstrained().size();
    assertTrue(goals > 0 && goals < flow.graph().edgeCount(), () -> goals + " goals");
  }

  private static int unconstrained(Digraph body) {
    return EdgeImplication.of(FlowGraph.of(body, 0)).unconstrained().size();
  }
}
