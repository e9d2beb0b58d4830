package heapwright.method.path;

import heapwright.method.budget.Budget;

/** A method that decides by itself whether an input takes a path. */
public interface PathMethod {
  /**
   * Decides about a path along allowed edges, within a budget. What the method cannot express is
   * unknown, with the line that it cannot express.
   */
  PathOutcome decide(StatementPath path, AllowedEdges allowed, Budget budget);

  /** Decides about a path, however long it takes. */
  default PathOutcome decide(StatementPath path) {
    return decide(path, AllowedEdges.ANY, Budget.endless());
  }
}
