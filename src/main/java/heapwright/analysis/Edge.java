package heapwright.analysis;

import heapwright.ir.code.BlockId;

/** An edge from the end of a block to the start of another, and the outcome that takes it. */
public record Edge(EdgeId id, BlockId from, BlockId to, Outcome outcome) {
  /** An edge's place in its control flow graph's list of edges. */
  public record EdgeId(int index) implements Comparable<EdgeId> {

    @Override
    public int compareTo(EdgeId other) {
      return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
      return "e" + index;
    }
  }

  @Override
  public String toString() {
    return from + " -> " + to + " [" + outcome + "]";
  }
}
