package heapwright.ir.code;

/** Arithmetic operators; signedness and width come from the type of the operands. */
public enum BinaryOperator {
  ADD("+"),
  SUBTRACT("-"),
  MULTIPLY("*"),
  DIVIDE("/"),
  REMAINDER("%"),
  AND("&"),
  OR("|"),
  XOR("^"),
  SHIFT_LEFT("<<"),
  SHIFT_RIGHT(">>");

  private final String symbol;

  BinaryOperator(String symbol) {
    this.symbol = symbol;
  }

  public String symbol() {
    return symbol;
  }

  /** The right operand of a shift keeps a type of its own. */
  public boolean isShift() {
    return this == SHIFT_LEFT || this == SHIFT_RIGHT;
  }
}
