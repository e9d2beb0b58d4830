package heapwright.solve.domains.value;

/**
 * An object in memory, or a function.
 *
 * @param number unique among those of one engine
 * @param lasting whether it is there at any time and so no member of struct(m): a variable
 */
public record AbstractObject(int number, String name, boolean lasting) {
  public static final AbstractObject NOWHERE = new AbstractObject(0, "NULL", true);

  @Override
  public boolean equals(Object other) {
    return other instanceof AbstractObject && ((AbstractObject) other).number == number;
  }

  @Override
  public int hashCode() {
    return number;
  }

  @Override
  public String toString() {
    return name;
  }
}
