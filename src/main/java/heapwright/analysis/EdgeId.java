package heapwright.analysis;

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
