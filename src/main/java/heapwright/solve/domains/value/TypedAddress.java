package heapwright.solve.domains.value;

import java.util.ArrayList;
import java.util.List;

/**
 * A place used as one type of cell. Memory that is used as several (a union, a buffer) has several
 * slots that overlap.
 */
public final class TypedAddress {
  private final int number;
  private final AbstractAddress place;
  private final CellType type;
  private final List<TypedAddress> overlapping = new ArrayList<>();

  public TypedAddress(int number, AbstractAddress place, CellType type) {
    this.number = number;
    this.place = place;
    this.type = type;
  }

  public int number() {
    return number;
  }

  public AbstractAddress place() {
    return place;
  }

  /** The type that it was first used with; others of the same length are converted. */
  public CellType type() {
    return type;
  }

  /** The other slots that have a bit in common with it. */
  public List<TypedAddress> overlapping() {
    return overlapping;
  }

  public boolean overlaps(TypedAddress other) {
    long apart = Byte.SIZE * (other.place.offset() - place.offset());
    return type.firstBit() < apart + other.type.endBit()
        && apart + other.type.firstBit() < type.endBit();
  }

  /** Whether it can be read as a type, perhaps after a conversion. */
  public boolean serves(CellType asked) {
    return type.isLike(asked);
  }
}
