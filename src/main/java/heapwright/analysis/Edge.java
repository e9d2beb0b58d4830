package heapwright.analysis;

import heapwright.ir.code.BlockId;

/** An edge from the end of a block to the start of another, and the outcome that takes it. */
public record Edge(EdgeId id, BlockId from, BlockId to, Outcome outcome) {

  @Override
  public String toString() {
    return from + " -> " + to + " [" + outcome + "]";
  }
}
