package heapwright.solve.domains.value;

/**
 * A byte of an object, or NULL. The engine makes them ({@code DomainEngine.place}), one for each
 * byte that was asked for, and numbers them.
 */
public record AbstractAddress(int number, AbstractObject object, long offset) {
  public static final AbstractAddress NULL = new AbstractAddress(0, AbstractObject.NOWHERE, 0);

  public boolean isNull() {
    return number == 0;
  }

  /** Whether it is NULL, or computed from it. */
  public boolean isNowhere() {
    return object.equals(AbstractObject.NOWHERE);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof AbstractAddress && ((AbstractAddress) other).number == number;
  }

  @Override
  public int hashCode() {
    return number;
  }

  @Override
  public String toString() {
    return offset == 0 ? object.name() : object.name() + "+" + offset;
  }
}
