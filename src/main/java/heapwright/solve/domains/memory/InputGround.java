package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.ConstraintStore;
import heapwright.solve.domains.value.TypedAddress;

/** The memory that a program starts with: whatever its maker says. */
final class InputGround extends Ground {
  private final CellSource source;

  InputGround(ConstraintStore engine, CellSource source) {
    super(engine);
    this.source = source;
  }

  @Override
  CellVariable make(TypedAddress slot) {
    return source.cell(slot.place(), slot.type());
  }
}
