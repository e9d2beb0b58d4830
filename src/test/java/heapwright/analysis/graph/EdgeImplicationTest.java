package heapwright.analysis.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class EdgeImplicationTest {
  @Test
  void dominanceIsThatOfThePublishedEdgeGraph() {
    RandomGraphs.arbitrary(250, 8, 11)
        .map(g -> FlowGraph.of(g, 0))
        .forEach(
            flow -> {
              EdgeImplication edges = EdgeImplication.of(flow);
              Digraph edgeGraph = Naive.edgeGraph(flow.graph());
              for (int a = 0; a < edgeGraph.nodeCount(); a++) {
                for (int b = 0; b < edgeGraph.nodeCount(); b++) {
                  boolean expected = Naive.dominates(edgeGraph, flow.entryEdge(), a, b);
                  assertEquals(expected, edges.dominates(a, b), flow.graph().toString());
                }
              }
            });
  }

  @Test
  void unconstrainedIsWhatDominatesAndPostDominatesNothingOutsideItsChain() {
    flows()
        .forEach(
            flow -> {
              EdgeImplication edges = EdgeImplication.of(flow);
              BitSet chosen = new BitSet();
              edges.unconstrained().forEach(chain -> chain.forEach(chosen::set));
              for (int e = 0; e < flow.graph().edgeCount(); e++) {
                boolean expected =
                    edges.isCoverable(e)
                        && impliedOnlyByItsEquals(flow, edges, e)
                        && flow.role(e) != FlowGraph.Role.ESCAPE;
                assertEquals(expected, chosen.get(e), "edge " + e + " of " + flow.graph());
              }
            });
  }

  @Test
  void noChosenEdgeIsImpliedByAnother() {
    flows()
        .forEach(
            flow -> {
              EdgeImplication edges = EdgeImplication.of(flow);
              List<Integer> chosen = edges.unconstrained().stream().map(c -> c.get(0)).toList();
              for (int a : chosen) {
                for (int b : chosen) {
                  assertTrue(a == b || !edges.implies(a, b), flow.graph().toString());
                }
              }
            });
  }

  @Test
  void membersOfAChainFollowOneAnotherWithNoBranchBetween() {
    flows()
        .forEach(
            flow -> {
              Digraph graph = flow.graph();
              for (List<Integer> chain : EdgeImplication.of(flow).unconstrained()) {
                for (int i = 1; i < chain.size(); i++) {
                  int between = graph.source(chain.get(i));
                  assertEquals(graph.target(chain.get(i - 1)), between, graph.toString());
                  assertEquals(1, graph.outDegree(between), graph.toString());
                }
              }
            });
  }

  private static Stream<FlowGraph> flows() {
    return Stream.concat(RandomGraphs.arbitrary(1500, 9, 12), RandomGraphs.structured(60, 14, 13))
        .map(g -> FlowGraph.of(g, 0));
  }

  private static boolean impliedOnlyByItsEquals(FlowGraph flow, EdgeImplication edges, int e) {
    for (int f = 0; f < flow.graph().edgeCount(); f++) {
      if (edges.implies(f, e) && !edges.implies(e, f)) {
        return false;
      }
    }
    return true;
  }
}
