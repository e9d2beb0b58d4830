package heapwright.method.sgen.trace;

import heapwright.method.sgen.ssa.SsaConstraint;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A path in SGEN's terms.
 *
 * @param start σ0 and its collections, as lines
 * @param statements the statements, as they were executed
 * @param constraints what they say about numbers
 * @param kept the inequalities that were left for the end, with what happened to them
 * @param shape the input that version 0 reaches
 * @param tuple the path from outside, in terms of virtual parameters
 * @param table short names of invisible variables and the long ones
 * @param callees the paths through callees that the path took, each once
 * @param infeasible why the path cannot be gone further
 */
public record ShapeTrace(
    List<String> start,
    List<TracedStatement> statements,
    List<SsaConstraint> constraints,
    List<String> kept,
    Shape shape,
    TestedPath tuple,
    List<String> table,
    List<CalleePath> callees,
    Optional<String> infeasible) {
  /**
   * Objects and what their pointers point to.
   *
   * @param edges {@code v_x0 ↦ 1_x0}, from where the shape is entered
   * @param objects {@code 1_L0 {left ↦ 2_L0, right ↦ NULL}}
   */
  public record Shape(List<String> edges, List<String> objects) {

    public Shape {
      edges = List.copyOf(edges);
      objects = List.copyOf(objects);
    }

    /** Edges, then objects. */
    List<String> lines() {
      List<String> all = new ArrayList<>(edges);
      all.addAll(objects);
      return Collections.unmodifiableList(all);
    }
  }

  /**
   * A path from outside, as the paper's four-tuple (σI, ζI, σO, ζO).
   *
   * @param needed the shape that it needs
   * @param conditions what numbers it needs
   * @param left the shape that it leaves
   * @param results what numbers it leaves
   */
  public record TestedPath(
      Shape needed, List<SsaConstraint> conditions, Shape left, List<SsaConstraint> results) {

    public TestedPath {
      conditions = List.copyOf(conditions);
      results = List.copyOf(results);
    }
  }

  public ShapeTrace {
    start = List.copyOf(start);
    statements = List.copyOf(statements);
    constraints = List.copyOf(constraints);
    kept = List.copyOf(kept);
    table = List.copyOf(table);
    callees = List.copyOf(callees);
  }
}
