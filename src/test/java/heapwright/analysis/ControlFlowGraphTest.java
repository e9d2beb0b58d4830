package heapwright.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.analysis.Loops.Loop;
import heapwright.analysis.graph.Dominators;
import heapwright.ir.code.BlockId;
import java.util.List;
import org.junit.jupiter.api.Test;

class ControlFlowGraphTest {
  @Test
  void edgesCarryTheOutcomeOfTheirDecision() {
    ControlFlowGraph graph =
        ControlFlowGraph.of(Sketch.function("f", "if 1 2", "goto 2", "switch 3 3 0", "return"));
    assertEquals(
        List.of(
            "b0 -> b1 [1:T]",
            "b0 -> b2 [1:F]",
            "b1 -> b2 [always]",
            "b2 -> b3 [3:case 0]",
            "b2 -> b3 [3:case 1]",
            "b2 -> b0 [3:default]"),
        graph.edges().stream().map(Edge::toString).toList());
    assertEquals(2, graph.in(new BlockId(3)).size());
    assertEquals(3, graph.out(new BlockId(2)).size());
  }

  @Test
  void blockAfterAReturnIsUnreachable() {
    ControlFlowGraph graph = ControlFlowGraph.of(Sketch.function("f", "return", "goto 0"));
    assertTrue(graph.isReachable(BlockId.ENTRY));
    assertFalse(graph.isReachable(graph.edges().get(0)));
    assertEquals(List.of(BlockId.ENTRY), graph.reversePostOrder());
  }

  @Test
  void loopKnowsItsBlocksItsExitsAndTheLoopAround() {
    ControlFlowGraph graph =
        ControlFlowGraph.of(
            Sketch.function("f", "goto 1", "if 2 5", "if 3 4", "goto 2", "goto 1", "return"));
    Loops loops = Loops.of(graph);
    assertEquals(2, loops.all().size());
    Loop outer = loops.at(new BlockId(1)).orElseThrow();
    Loop inner = loops.around(new BlockId(3)).orElseThrow();
    assertEquals(
        List.of(new BlockId(1), new BlockId(2), new BlockId(3), new BlockId(4)), outer.blocks());
    assertEquals("[b1 -> b5 [2:F]]", outer.exits().toString());
    assertEquals("[b2 -> b4 [3:F]]", inner.exits().toString());
    assertEquals(outer.header(), inner.parent().orElseThrow());
    assertEquals(2, loops.depth(new BlockId(3)));
    assertTrue(loops.isBackEdge(inner.backEdges().get(0)));
    assertFalse(loops.isBackEdge(outer.exits().get(0)));
  }

  @Test
  void dominanceIsBetweenBlocks() {
    ControlFlowGraph graph =
        ControlFlowGraph.of(Sketch.function("f", "if 1 2", "goto 3", "goto 3", "return"));
    assertTrue(graph.dominators().dominates(0, 3));
    assertFalse(graph.dominators().dominates(1, 3));
    assertTrue(Dominators.of(graph.graph().reversed(), 3).dominates(3, 1));
  }
}
