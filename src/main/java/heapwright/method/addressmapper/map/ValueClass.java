package heapwright.method.addressmapper.map;

/** Where a pointer's value comes from. */
public enum ValueClass {
  /** From the input. */
  I("I"),
  /** From allocation, directly or by copying; also the NULL in a field of allocated memory. */
  II("II"),
  /** Not set yet, or set to something that is neither. */
  NONE("-");

  private final String text;

  ValueClass(String text) {
    this.text = text;
  }

  @Override
  public String toString() {
    return text;
  }
}
