package heapwright.machine.code.expression;

import heapwright.ir.code.Expression;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Type;

/** What the address of an access has to be a multiple of. */
public final class Alignments {
  private final DataModel model;

  public Alignments(DataModel model) {
    this.model = model;
  }

  /** At most eight bytes at a time are accessed, so that no more is looked at. */
  public long of(Expression address, Type cell) {
    return Math.min(Long.BYTES, within(address, cell, model.alignment(cell)));
  }

  /** Less where the member of a packed structure is meant. */
  private long within(Expression address, Type cell, long alignment) {
    if (address instanceof Expression.FieldAddress f) {
      boolean isRetyped = isRetyped(f.field().type(), cell);
      long own = Math.min(alignment, model.alignment(f.record()));
      long there =
          f.field().offset() == 0 ? own : Math.min(own, Long.lowestOneBit(f.field().offset()));
      return isRetyped ? alignment : within(f.base(), f.record(), there);
    }
    if (address instanceof Expression.ElementAddress e
        && e.stride() instanceof Expression.IntegerConstant stride
        && stride.value() % alignment == 0) {
      return within(e.base(), cell, alignment);
    }
    return alignment;
  }

  /** Whether something else is accessed than what the member or its elements are. */
  private boolean isRetyped(Type field, Type cell) {
    Type part = field;
    while (part instanceof ArrayType array) {
      part = array.element();
    }
    return !part.isAggregate() && model.size(part) != model.size(cell);
  }
}
