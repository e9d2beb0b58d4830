package heapwright.analysis.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.analysis.graph.LoopForest.Loop;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class LoopForestTest {
  @Test
  void innerLoopNestsInTheOuter() {
    LoopForest forest = LoopForest.of(Graphs.of("0-1 1-2 2-3 3-2 2-4 4-1 1-5"), 0);
    assertEquals(2, forest.loops().size());
    Loop outer = forest.loops().get(0);
    Loop inner = forest.loops().get(1);
    assertEquals(1, outer.header());
    assertEquals(List.of(5), outer.backEdges());
    assertEquals(2, inner.header());
    assertEquals(OptionalInt.of(outer.index()), inner.parent());
    assertEquals(2, forest.depth(3));
    assertEquals(1, forest.depth(4));
    assertEquals(0, forest.depth(5));
    assertEquals(List.of(1, 2, 3, 4), forest.nodes(outer).boxed().toList());
  }

  @Test
  void continueGivesOneLoopWithTwoBackEdges() {
    LoopForest forest = LoopForest.of(Graphs.of("0-1 1-0 1-2 2-0 0-3"), 0);
    assertEquals(1, forest.loops().size());
    assertEquals(List.of(1, 3), forest.loops().get(0).backEdges());
    assertTrue(forest.loops().get(0).natural());
  }

  @Test
  void jumpIntoTheMiddleIsNotNatural() {
    LoopForest forest = LoopForest.of(Graphs.of("0-1 0-2 1-2 2-1 2-3"), 0);
    assertEquals(1, forest.loops().size());
    assertFalse(forest.loops().get(0).natural());
    assertEquals(List.of(1, 2), forest.nodes(forest.loops().get(0)).boxed().toList());
  }

  @Test
  void irreducibleLoopDoesNotSpoilTheNaturalOneAroundIt() {
    LoopForest forest = LoopForest.of(Graphs.of("0-1 1-2 1-3 2-3 3-2 3-4 4-1 4-5"), 0);
    Loop outer = forest.loops().get(0);
    assertTrue(outer.natural());
    assertEquals(List.of(1, 2, 3, 4), forest.nodes(outer).boxed().toList());
    assertFalse(forest.loops().get(1).natural());
  }

  @Test
  void naturalLoopsAgreeWithTheDefinition() {
    RandomGraphs.arbitrary(800, 10, 7)
        .forEach(
            graph -> {
              LoopForest forest = LoopForest.of(graph, 0);
              Dominators dominators = Dominators.of(graph, 0);
              forest.loops().stream()
                  .filter(Loop::natural)
                  .forEach(loop -> assertNatural(graph, dominators, forest, loop));
            });
  }

  @Test
  void structuredCodeHasOnlyNaturalLoopsAndAllItsBackEdgesAreFound() {
    RandomGraphs.structured(200, 40, 8)
        .forEach(
            graph -> {
              Dominators dominators = Dominators.of(graph, 0);
              LoopForest forest = LoopForest.of(graph, 0);
              assertTrue(forest.loops().stream().allMatch(Loop::natural));
              long back = 0;
              for (int e = 0; e < graph.edgeCount(); e++) {
                back += dominators.dominates(graph.target(e), graph.source(e)) ? 1 : 0;
              }
              long found = forest.loops().stream().mapToInt(l -> l.backEdges().size()).sum();
              assertEquals(back, found);
            });
  }

  /** The header dominates the loop, whose nodes are those that reach a back edge without it. */
  private static void assertNatural(
      Digraph graph, Dominators dominators, LoopForest forest, Loop loop) {
    BitSet expected = new BitSet();
    expected.set(loop.header());
    for (int e : loop.backEdges()) {
      expected.or(Naive.reached(graph.reversed(), graph.source(e), loop.header()));
    }
    for (int v = 0; v < graph.nodeCount(); v++) {
      boolean inside = expected.get(v) && dominators.isReachable(v);
      assertEquals(inside, forest.contains(loop, v), "node " + v + " of " + loop + " in " + graph);
      assertTrue(!inside || dominators.dominates(loop.header(), v), graph.toString());
    }
  }
}
