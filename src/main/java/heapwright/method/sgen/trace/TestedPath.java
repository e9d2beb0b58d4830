package heapwright.method.sgen.trace;

import heapwright.method.sgen.ssa.SsaConstraint;
import java.util.List;

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
