package heapwright.ir.type;

/** The real floating types: IEEE single and double, and x87's 80-bit extended. */
public enum FloatingType implements Type {
  FLOAT("float"),
  DOUBLE("double"),
  LONG_DOUBLE("long double");

  private final String spelling;

  FloatingType(String spelling) {
    this.spelling = spelling;
  }

  @Override
  public String toString() {
    return spelling;
  }
}
