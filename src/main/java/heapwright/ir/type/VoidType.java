package heapwright.ir.type;

/** {@code void}. */
public record VoidType() implements Type {
  public static final VoidType VOID = new VoidType();

  @Override
  public String toString() {
    return "void";
  }
}
