package heapwright.ir.type;

/** A local's place in its function's list of locals. */
public record LocalId(int index) {

  @Override
  public String toString() {
    return "%" + index;
  }
}
