package heapwright.method.sgen;

import java.util.List;

/**
 * A path from outside, as the paper's four-tuple (σI, ζI, σO, ζO).
 *
 * @param needed the shape that it needs
 * @param conditions what numbers it needs
 * @param left the shape that it leaves
 * @param results what numbers it leaves
 */
record TestedPath(
    Shape needed, List<SsaConstraint> conditions, Shape left, List<SsaConstraint> results) {

  TestedPath {
    conditions = List.copyOf(conditions);
    results = List.copyOf(results);
  }
}
