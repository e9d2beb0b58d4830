package heapwright.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.analysis.UnconstrainedEdges.Chain;
import heapwright.ir.code.BlockId;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnconstrainedEdgesTest {
  @Test
  void whileWithAnIfNeedsTheTwoWaysThroughItsBody() {
    assertEquals(
        List.of("3:T", "3:F"), goals("goto 1", "if 2 5", "if 3 4", "goto 1", "goto 1", "return"));
  }

  @Test
  void chainIsNamedByTheOutcomeThatChoosesIt() {
    UnconstrainedEdges edges = of("if 1 3", "goto 2", "return", "return");
    Chain first = edges.chains().get(0);
    assertEquals("[b0 -> b1 [1:T], b1 -> b2 [always]]", first.edges().toString());
    assertEquals(List.of(new BlockId(1), new BlockId(2)), first.blocks());
    assertTrue(edges.contains(first.edges().get(0)));
    assertFalse(edges.contains(first.edges().get(1)));
    assertTrue(edges.implies(first.edges().get(1), first.edges().get(0)));
  }

  @Test
  void straightFunctionOfOneBlockIsAChainWithoutEdges() {
    List<Chain> chains = of("return").chains();
    assertEquals(List.of(new Chain(List.of(), List.of(BlockId.ENTRY))), chains);
  }

  @Test
  void everyCaseOfASwitchCountsEvenWhereTwoShareABlock() {
    assertEquals(
        List.of("1:case 0", "1:case 1", "1:default"), goals("switch 1 1 2", "goto 2", "return"));
  }

  @Test
  void callThatDoesNotComeBackIsAnEndLikeAReturn() {
    assertEquals(List.of("1:T", "1:F"), goals("if 1 2", "stuck", "return"));
  }

  @Test
  void endlessLoopIsEnteredByGoingRound() {
    assertEquals(List.of("1:F", "always"), goals("if 1 2", "goto 1", "return"));
  }

  @Test
  void unreachableCodeHasNoGoals() {
    assertEquals(List.of("1:T", "1:F"), goals("if 1 1", "return", "if 1 2"));
  }

  private static List<String> goals(String... blocks) {
    return of(blocks).chains().stream()
        .map(chain -> chain.representative().orElseThrow().outcome().toString())
        .toList();
  }

  private static UnconstrainedEdges of(String... blocks) {
    return UnconstrainedEdges.of(ControlFlowGraph.of(Sketch.function("f", blocks)));
  }
}
