package heapwright.analysis;

import heapwright.ir.BlockId;

/** One way from the end of a block to the start of another, and what makes control go it. */
public record Edge(EdgeId id, BlockId from, BlockId to, Outcome outcome) {

  @Override
  public String toString() {
    return from + " -> " + to + " [" + outcome + "]";
  }
}
