package heapwright.ir;

/** Comparison relations. */
public enum Relation {
  EQUAL("=="),
  NOT_EQUAL("!="),
  LESS("<"),
  LESS_EQUAL("<="),
  GREATER(">"),
  GREATER_EQUAL(">=");

  private final String symbol;

  Relation(String symbol) {
    this.symbol = symbol;
  }

  public String symbol() {
    return symbol;
  }
}
