package heapwright.ir.type;

import java.util.Optional;

/**
 * A member of a record.
 *
 * @param name empty for an anonymous structure or union; unnamed bit-fields are no members
 * @param offset the byte that holds the member's first bit
 * @param bits for a bit-field, which bits from that byte on
 */
public record Field(
    String name, Type type, Qualifiers qualifiers, long offset, Optional<BitRange> bits) {

  /** How the member is read and written. */
  public Cell cell() {
    return new Cell(type, bits);
  }

  public boolean isAnonymous() {
    return name.isEmpty();
  }
}
