package heapwright.ir.type;

/** A pointer; {@code qualifiers} are those of the target. */
public record PointerType(Type target, Qualifiers qualifiers) implements Type {

  @Override
  public String toString() {
    return declare("");
  }
}
