package heapwright.solve.domains;

/** An object in memory, or a function; {@code number} is unique among those of one engine. */
public record Location(int number, String name) {
  static final Location NOWHERE = new Location(0, "NULL");

  @Override
  public boolean equals(Object other) {
    return other instanceof Location && ((Location) other).number == number;
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
