package heapwright.solve.domains.value;

/** What a cell of memory holds. */
public sealed interface CellType permits WordType, CellType.Address {
  int bytes();

  /** Whether cells of two types are as long and of one nature. */
  default boolean isLike(CellType other) {
    return this instanceof WordType word
        ? other instanceof WordType asked && word.bits() == asked.bits()
        : equals(other);
  }

  /** An address, of whatever: C's types are no promise, so struct(m) is one set for all of them. */
  record Address() implements CellType {
    private static final int BYTES = 8;

    @Override
    public int bytes() {
      return BYTES;
    }
  }
}
