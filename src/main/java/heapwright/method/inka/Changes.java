package heapwright.method.inka;

import heapwright.ir.Program;
import heapwright.solve.domains.Location;

/** What code may change, told from its text. */
final class Changes {
  private final Program program;
  private final Objects objects;

  Changes(Program program, Objects objects) {
    this.program = program;
    this.objects = objects;
  }

  /** Whether no code can change an object. */
  boolean isConstant(Location object) {
    Objects.Facts fact = objects.facts(object);
    return fact.origin() == Objects.Origin.FUNCTION
        || fact.symbol().isPresent() && program.globals().get(fact.symbol().get()).readOnly();
  }

  /** Whether code of a call may change some cell of an object. */
  boolean mayChange(Location object, int frame, Writes writes) {
    Objects.Facts fact = objects.facts(object);
    boolean isNamed =
        fact.symbol().filter(writes.globals()::contains).isPresent()
            || fact.frame() == frame && fact.local().filter(writes.locals()::contains).isPresent();
    return isNamed || !isConstant(object) && (writes.everything() || !writes.sizes().isEmpty());
  }

  /** As {@link #mayChange(Location, int, Writes)}, for a cell of so many bytes. */
  boolean mayChange(Location object, int frame, Writes writes, int bytes) {
    Objects.Facts fact = objects.facts(object);
    boolean isNamed =
        fact.symbol().filter(writes.globals()::contains).isPresent()
            || fact.frame() == frame && fact.local().filter(writes.locals()::contains).isPresent();
    return isNamed || !isConstant(object) && writes.throughPointers(bytes);
  }
}
