package heapwright.ir.source;

/**
 * A place where control divides. {@code condition} is 0 where the statement decides as a whole
 * ({@code 12}), and counts from 1 for the conditions inside {@code &&} and {@code ||} ({@code
 * 12.1}).
 */
public record DecisionId(StatementNumber statement, int condition)
    implements Comparable<DecisionId> {

  @Override
  public int compareTo(DecisionId other) {
    int byStatement = statement.compareTo(other.statement);
    return byStatement != 0 ? byStatement : Integer.compare(condition, other.condition);
  }

  @Override
  public String toString() {
    return condition == 0 ? statement.toString() : statement + "." + condition;
  }
}
