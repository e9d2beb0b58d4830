package heapwright.method.sgen.trace;

import heapwright.method.sgen.ssa.SsaConstraint;
import java.util.List;
import java.util.Optional;

/**
 * A path in SGEN's terms.
 *
 * @param start σ0 and its collections, as lines
 * @param told the statements, as they were executed
 * @param constraints what they say about numbers
 * @param kept the inequalities that were left for the end, with what became of them
 * @param shape the input that version 0 reaches
 * @param tuple the path from outside, in terms of virtual parameters
 * @param table short names of invisible variables and the long ones
 * @param infeasible why the path cannot be gone further
 */
public record ShapeTrace(
    List<String> start,
    List<TracedStatement> told,
    List<SsaConstraint> constraints,
    List<String> kept,
    Shape shape,
    TestedPath tuple,
    List<String> table,
    Optional<String> infeasible) {

  public ShapeTrace {
    start = List.copyOf(start);
    told = List.copyOf(told);
    constraints = List.copyOf(constraints);
    kept = List.copyOf(kept);
    table = List.copyOf(table);
  }
}
