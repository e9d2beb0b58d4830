package heapwright.ir.type;

/** A pointer; {@code qualifiers} are those of the target. */
public record PointerType(Type target, Qualifiers qualifiers) implements Type {

  @Override
  public <R> R match(Cases<R> cases) {
    return cases.pointer(this);
  }

  @Override
  public String toString() {
    return declare("");
  }
}
