package heapwright.method.tao;

import heapwright.method.Budget;

/** How far a tree may grow before it is another one's turn. */
final class Patience {
  private final Budget budget;
  private int nodes;

  Patience(Budget budget, int nodes) {
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
