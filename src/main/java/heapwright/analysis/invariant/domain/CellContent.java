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

  /** What was not reached through an object. */
  public static CellContent of(AbstractValue value) {
    return new CellContent(value, Optional.empty());
  }

  /** How far from the start of its object it lies at a slot, if that is known. */
  public Optional<Long> place(MemorySlot slot) {
    return owner
        .filter(object -> object.start().name() == slot.base())
        .map(object -> slot.offset() - object.start().offset());
  }
}
