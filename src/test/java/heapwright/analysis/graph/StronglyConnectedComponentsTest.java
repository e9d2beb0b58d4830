package heapwright.analysis.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class StronglyConnectedComponentsTest {
  @Test
  void nodesShareAComponentJustIfEachReachesTheOther() {
    RandomGraphs.arbitrary(500, 12, 5)
        .forEach(
            graph -> {
              StronglyConnectedComponents components = StronglyConnectedComponents.of(graph);
              for (int a = 0; a < graph.nodeCount(); a++) {
                for (int b = 0; b < graph.nodeCount(); b++) {
                  boolean mutual = Naive.reached(graph, a).get(b) && Naive.reached(graph, b).get(a);
                  assertEquals(mutual, components.of(a) == components.of(b), graph.toString());
                }
              }
            });
  }

  @Test
  void edgesLeadToLowerNumbers() {
    RandomGraphs.arbitrary(500, 12, 6)
        .forEach(
            graph -> {
              StronglyConnectedComponents components = StronglyConnectedComponents.of(graph);
              for (int e = 0; e < graph.edgeCount(); e++) {
                int from = components.of(graph.source(e));
                assertTrue(components.of(graph.target(e)) <= from, graph.toString());
              }
            });
  }

  @Test
  void singleNodeIsCyclicOnlyWithALoop() {
    StronglyConnectedComponents components =
        StronglyConnectedComponents.of(Graphs.of("0-1 1-1 1-2"));
    assertFalse(components.isCyclic(components.of(0)));
    assertTrue(components.isCyclic(components.of(1)));
    assertFalse(components.isCyclic(components.of(2)));
  }
}
