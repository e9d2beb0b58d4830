package heapwright.method.tao;

import heapwright.method.budget.Budget;

/** How far a tree may grow before it is another one's turn. */
final class TreeLimits {
  private final Budget budget;
  private int nodes;

  TreeLimits(Budget budget, int nodes) {
    this.budget = budget;
    this.nodes = nodes;
  }

  boolean hasNode() {
    return nodes-- > 0 && !isOver();
  }

  boolean isOver() {
    return budget.isUsedUp();
  }
}
