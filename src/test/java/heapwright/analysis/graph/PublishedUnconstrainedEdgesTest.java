package heapwright.analysis.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The examples of Lapierre's thesis. Nodes are the statement numbers printed there; the text leaves
 * open which edge stands for a chain, so a chain is compared as a whole.
 */
class PublishedUnconstrainedEdgesTest {
  /**
   * Annex C, figure 1. The marked figure is not in the text that we have; five edges follow from
   * its tables 4 and 5, where the means over {@code wc}'s unconstrained edges, 7.60 and 1.80, are
   * fifths, and annex A aims at the edge out of 12 past 13 as one of them.
   */
  @Test
  void wordCountNeedsTheFiveWaysThroughItsLoopBody() {
    Digraph wc =
        Graphs.of(
            """
            0-1 1-2 2-3 3-4 4-5 5-6 6-7 7-8 8-9 9-10 8-10 10-11 11-16 10-12 12-13 13-14 14-16
            12-16 16-17 17-18 18-19 19-6 6-20
            """);
    assertEquals(
        Set.of("8-9 9-10", "8-10", "10-11 11-16", "12-13 13-14 14-16", "12-16"), chains(wc));
  }

  /** The same with the three comparisons of statement 10 as decisions of their own (21, 22, 23). */
  @Test
  void wordCountWithShortCircuitNeedsEachComparisonThatEndsIt() {
    Digraph wc =
        Graphs.of(
            """
            0-1 1-2 2-3 3-4 4-5 5-6 6-7 7-8 8-9 9-21 8-21 21-11 21-22 22-11 22-23 23-11 23-12
            11-16 12-13 13-14 14-16 12-16 16-17 17-18 18-19 19-6 6-20
            """);
    assertEquals(
        Set.of("8-9 9-21", "8-21", "21-11", "22-11", "23-11", "12-13 13-14 14-16", "12-16"),
        chains(wc));
  }

  /** Annex B, figure 2: ⟨6,5⟩ and ⟨6,7⟩ in A::f (0 is the start, 8 the end). */
  @Test
  void program0MethodNeedsBothWaysOutOfTheIf() {
    assertEquals(Set.of("6-5", "6-7 7-5"), chains(Graphs.of("0-5 5-6 6-5 6-7 7-5 5-8")));
  }

  /** Annex B, figure 2: main is straight, and ⟨13,14⟩ stands for all of it. */
  @Test
  void program0MainIsOneChain() {
    Set<String> chains = chains(Graphs.of("0-12 12-13 13-14 14-15"));
    assertEquals(1, chains.size());
    assertEquals("start 0-12 12-13 13-14 14-15 stop", chains.iterator().next());
  }

  private static Set<String> chains(Digraph body) {
    FlowGraph flow = FlowGraph.of(body, 0);
    return EdgeImplication.of(flow).unconstrained().stream()
        .map(chain -> chain.stream().map(e -> name(flow, e)).collect(Collectors.joining(" ")))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String name(FlowGraph flow, int edge) {
    return switch (flow.role(edge)) {
      case ENTRY -> "start";
      case EXIT, ESCAPE -> "stop";
      case FLOW -> Graphs.name(flow.graph(), edge);
    };
  }
}
