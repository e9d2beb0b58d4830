package heapwright.ir.source;

/** The number of a statement within its function, from 1, as {@code show} prints it. */
public record StatementNumber(int value) implements Comparable<StatementNumber> {

  @Override
  public int compareTo(StatementNumber other) {
    return Integer.compare(value, other.value);
  }

  @Override
  public String toString() {
    return Integer.toString(value);
  }
}
