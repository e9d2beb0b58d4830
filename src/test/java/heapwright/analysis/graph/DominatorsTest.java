package heapwright.analysis.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DominatorsTest {
  @Test
  void agreeWithTheDefinitionOnRandomGraphs() {
    Stream.concat(RandomGraphs.arbitrary(600, 14, 1), RandomGraphs.structured(60, 12, 2))
        .forEach(DominatorsTest::assertAgreesWithDefinition);
  }

  @Test
  void postDominatorsAgreeWithTheDefinitionOnRandomGraphs() {
    RandomGraphs.arbitrary(400, 10, 3)
        .map(g -> FlowGraph.of(g, 0))
        .forEach(
            flow -> {
              Digraph reversed = flow.graph().reversed();
              Dominators post = Dominators.of(reversed, flow.stop());
              for (int a = 0; a < reversed.nodeCount(); a++) {
                for (int b = 0; b < reversed.nodeCount(); b++) {
                  boolean expected = Naive.dominates(reversed, flow.stop(), a, b);
                  assertEquals(
                      expected, post.dominates(a, b), a + " over " + b + " in " + reversed);
                }
              }
            });
  }

  @Test
  void immediateDominatorIsTheNearestStrictOne() {
    RandomGraphs.arbitrary(300, 12, 4).forEach(DominatorsTest::assertImmediateIsNearest);
  }

  @Test
  void joinIsDominatedByTheDecisionNotByItsArms() {
    Dominators dominators = Dominators.of(Graphs.of("0-1 0-2 1-3 2-3"), 0);
    assertEquals(OptionalInt.of(0), dominators.immediate(3));
    assertFalse(dominators.dominates(1, 3));
    assertTrue(dominators.dominates(3, 3));
  }

  @Test
  void unreachableNodesStandOutsideTheTree() {
    Dominators dominators = Dominators.of(Graphs.of("0-1 2-1 2-2"), 0);
    assertFalse(dominators.isReachable(2));
    assertEquals(OptionalInt.empty(), dominators.immediate(2));
    assertEquals(OptionalInt.of(0), dominators.immediate(1));
    assertFalse(dominators.dominates(2, 2));
  }

  private static void assertAgreesWithDefinition(Digraph graph) {
    Dominators dominators = Dominators.of(graph, 0);
    for (int a = 0; a < graph.nodeCount(); a++) {
      for (int b = 0; b < graph.nodeCount(); b++) {
        boolean expected = Naive.dominates(graph, 0, a, b);
        assertEquals(expected, dominators.dominates(a, b), a + " over " + b + " in " + graph);
      }
    }
  }

  private static void assertImmediateIsNearest(Digraph graph) {
    Dominators dominators = Dominators.of(graph, 0);
    for (int v = 1; v < graph.nodeCount(); v++) {
      if (!dominators.isReachable(v)) {
        continue;
      }
      int immediate = dominators.immediate(v).orElseThrow();
      assertTrue(immediate != v && dominators.dominates(immediate, v), graph.toString());
      for (int a = 0; a < graph.nodeCount(); a++) {
        if (a != v && dominators.dominates(a, v)) {
          assertTrue(dominators.dominates(a, immediate), graph.toString());
        }
      }
    }
  }
}
