package heapwright.analysis.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.analysis.graph.FlowGraph.Role;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FlowGraphTest {
  @Test
  void eachReturnGetsAnExitEdge() {
    FlowGraph flow = FlowGraph.of(Graphs.of("0-1 0-2"), 0);
    assertEquals(List.of(1, 2), sources(flow, Role.EXIT));
    assertEquals(List.of(), sources(flow, Role.ESCAPE));
  }

  @Test
  void endlessLoopCanBeCutOffAtEachOfItsNodes() {
    FlowGraph flow = FlowGraph.of(Graphs.of("0-1 1-2 2-1 0-3"), 0);
    assertEquals(List.of(1, 2), sources(flow, Role.ESCAPE));
    assertFalse(Dominators.of(flow.graph().reversed(), flow.stop()).dominates(2, 1));
  }

  @Test
  void loopThatCanBeLeftNeedsNoEscape() {
    FlowGraph flow = FlowGraph.of(Graphs.of("0-1 1-0 1-2"), 0);
    assertEquals(List.of(), sources(flow, Role.ESCAPE));
  }

  @Test
  void wayIntoAnEndlessLoopIsStillACoverableEdge() {
    FlowGraph flow = FlowGraph.of(Graphs.of("0-1 1-2 2-1 0-3 4-0"), 0);
    EdgeImplication edges = EdgeImplication.of(flow);
    assertEquals(List.of(List.of(2), List.of(3, 6)), edges.unconstrained());
    assertTrue(edges.implies(2, 0), "going round the loop implies entering it");
    assertFalse(edges.isCoverable(4), "nothing leads to node 4");
  }

  @Test
  void oneBlockIsOneChainFromEntryToExit() {
    FlowGraph flow = FlowGraph.of(Digraph.builder(1).build(), 0);
    assertEquals(List.of(List.of(0, 1)), EdgeImplication.of(flow).unconstrained());
    assertEquals(Role.ENTRY, flow.role(0));
    assertEquals(Role.EXIT, flow.role(1));
  }

  @Test
  void casesThatShareABlockAreEachUnconstrained() {
    FlowGraph flow = FlowGraph.of(Graphs.of("0-1 0-1 0-2 1-2"), 0);
    assertEquals(
        List.of(List.of(0), List.of(1), List.of(2)), EdgeImplication.of(flow).unconstrained());
  }

  private static List<Integer> sources(FlowGraph flow, Role role) {
    return IntStream.range(0, flow.graph().edgeCount())
        .filter(e -> flow.role(e) == role)
        .mapToObj(flow.graph()::source)
        .toList();
  }
}
