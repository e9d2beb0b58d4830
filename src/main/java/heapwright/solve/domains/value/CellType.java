package heapwright.solve.domains.value;

/** What a cell of memory holds. */
public sealed interface CellType permits WordType, CellType.Address, CellType.BitField {
  int bytes();

  /** The type of a variable that has what such a cell holds. */
  default CellType held() {
    return this;
  }

  /** The first of the cell's bits, from the least significant of the byte where it begins. */
  default long firstBit() {
    return 0;
  }

  /** The first bit behind the cell. */
  default long endBit() {
    return (long) bytes() * Byte.SIZE;
  }

  /** Whether cells of two types are as long and of one nature. */
  default boolean isLike(CellType other) {
    return this instanceof WordType word
        ? other instanceof WordType asked && word.bits() == asked.bits()
        : equals(other);
  }

  /**
   * Some bits of one byte and perhaps of those behind it, which hold an integer.
   *
   * @param value as many bits
   * @param shift how many less significant bits of the first byte are not of it
   */
  record BitField(WordType value, int shift) implements CellType {
    @Override
    public int bytes() {
      return (shift + value.bits() + Byte.SIZE - 1) / Byte.SIZE;
    }

    @Override
    public CellType held() {
      return value;
    }

    @Override
    public long firstBit() {
      return shift;
    }

    @Override
    public long endBit() {
      return (long) shift + value.bits();
    }

    @Override
    public boolean isLike(CellType other) {
      return other instanceof BitField field
          && field.shift == shift
          && field.value.bits() == value.bits();
    }
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
