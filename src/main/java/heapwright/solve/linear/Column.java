package heapwright.solve.linear;

/** An integer variable of a program, within bounds. */
record Column(int index, long least, long greatest) implements Comparable<Column> {
  @Override
  public int compareTo(Column other) {
    return Integer.compare(index, other.index);
  }
}
