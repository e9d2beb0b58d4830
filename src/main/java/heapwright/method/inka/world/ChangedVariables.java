package heapwright.method.inka.world;

import heapwright.ir.Program;
import heapwright.method.inka.state.Writes;
import heapwright.solve.domains.value.AbstractObject;

/** What code may change, told from its text. */
final class ChangedVariables {
  private final Program program;
  private final WorldObjects objects;

  ChangedVariables(Program program, WorldObjects objects) {
    this.program = program;
    this.objects = objects;
  }

  /** Whether no code can change an object. */
  boolean isConstant(AbstractObject object) {
    WorldObjects.Facts fact = objects.facts(object);
    return fact.origin() == WorldObjects.Origin.FUNCTION
        || fact.symbol().isPresent() && program.globals().get(fact.symbol().get()).readOnly();
  }

  /** Whether code of a call may change some cell of an object. */
  boolean mayChange(AbstractObject object, int frame, Writes writes) {
    WorldObjects.Facts fact = objects.facts(object);
    boolean isNamed =
        fact.symbol().filter(writes.globals()::contains).isPresent()
            || fact.frame() == frame && fact.local().filter(writes.locals()::contains).isPresent();
    return isNamed || !isConstant(object) && (writes.everything() || !writes.sizes().isEmpty());
  }

  /** As {@link #mayChange(Location, int, Writes)}, for a cell of so many bytes. */
  boolean mayChange(AbstractObject object, int frame, Writes writes, int bytes) {
    WorldObjects.Facts fact = objects.facts(object);
    boolean isNamed =
        fact.symbol().filter(writes.globals()::contains).isPresent()
            || fact.frame() == frame && fact.local().filter(writes.locals()::contains).isPresent();
    return isNamed || !isConstant(object) && writes.throughPointers(bytes);
  }
}
