package heapwright.solve.domains;

import java.util.function.Predicate;

/** A table in which some cells are new and the others as before. */
final class PatchedGround extends Ground {
  private final Table before;
  private final Predicate<Place> touched;
  private final CellSource source;

  PatchedGround(DomainEngine engine, Table before, Predicate<Place> touched, CellSource source) {
    super(engine);
    this.before = before;
    this.touched = touched;
    this.source = source;
  }

  @Override
  Cell make(Slot slot) {
    return touched.test(slot.place()) ? source.cell(slot.place(), slot.type()) : before.at(slot);
  }
}
