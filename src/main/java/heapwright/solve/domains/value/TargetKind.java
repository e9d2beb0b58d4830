package heapwright.solve.domains.value;

/** The type that a pointer points to; struct(m) has a set of places for each. */
public record TargetKind(String name) {
  @Override
  public String toString() {
    return name;
  }
}
