package heapwright.ir.type;

/** {@code void}. */
public record VoidType() implements Type {
  public static final VoidType VOID = new VoidType();

  @Override
  public <R> R match(Cases<R> cases) {
    return cases.voidType(this);
  }

  @Override
  public String toString() {
    return "void";
  }
}
