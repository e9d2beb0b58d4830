package heapwright.method.addressmapper.map;

/** A pseudo address: the place of a cell in the linear memory. From 1; 0 is NULL. */
public record CellAddress(int number) {
  @Override
  public String toString() {
    return Integer.toString(number);
  }
}
