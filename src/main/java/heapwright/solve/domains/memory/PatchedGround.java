package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.ConstraintStore;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.TypedAddress;
import java.util.function.Predicate;

/** A table in which some cells are new and the others as before. */
final class PatchedGround extends Ground {
  private final MemoryTable before;
  private final Predicate<AbstractAddress> touched;
  private final CellSource source;

  PatchedGround(
      ConstraintStore engine,
      MemoryTable before,
      Predicate<AbstractAddress> touched,
      CellSource source) {
    super(engine);
    this.before = before;
    this.touched = touched;
    this.source = source;
  }

  @Override
  CellVariable make(TypedAddress slot) {
    return touched.test(slot.place()) ? source.cell(slot.place(), slot.type()) : before.at(slot);
  }
}
