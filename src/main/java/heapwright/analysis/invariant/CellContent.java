package heapwright.analysis.invariant;

import heapwright.ir.RecordType;
import java.util.Optional;

/**
 * What a piece of memory holds.
 *
 * @param owner the object that it was reached through as a member
 */
record CellContent(AbstractValue value, Optional<Owner> owner) {

  /** An object of a record type that begins at an address. */
  record Owner(AbstractValue start, RecordType type) {}
}
