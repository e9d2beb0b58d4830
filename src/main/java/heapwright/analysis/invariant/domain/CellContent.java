package heapwright.analysis.invariant.domain;

import heapwright.ir.type.RecordType;
import java.util.Optional;

/**
 * What a piece of memory holds.
 *
 * @param owner the object that it was reached through as a member
 */
public record CellContent(AbstractValue value, Optional<Owner> owner) {

  /** An object of a record type that begins at an address. */
  public record Owner(AbstractValue start, RecordType type) {}
}
