package heapwright.ir.code;

/** Operators with one operand. */
public enum UnaryOperator {
  NEGATE("-"),
  COMPLEMENT("~");

  private final String symbol;

  UnaryOperator(String symbol) {
    this.symbol = symbol;
  }

  public String symbol() {
    return symbol;
  }
}
