package heapwright.analysis.invariant;

import heapwright.analysis.Edge;
import java.util.List;

/**
 * An edge that no call of the function takes.
 *
 * @param reason for people, e.g. {@code position is at most 2 here}
 * @param assumptions what the proof rests on
 */
public record InfeasibleEdge(Edge edge, String reason, List<String> assumptions) {
  public InfeasibleEdge {
    assumptions = List.copyOf(assumptions);
  }
}
