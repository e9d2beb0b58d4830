package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.ConstraintStore;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.StructureSet;
import java.util.HashSet;
import java.util.Set;

/** What was said of pointers being to structures, in a world; to say it twice tells nothing. */
final class StructureAccesses {
  private record Access(StructureSet structures, PointerVariable object, boolean whole) {}

  private final ConstraintStore engine;
  private final Set<Access> said = new HashSet<>();

  StructureAccesses(ConstraintStore engine) {
    this.engine = engine;
  }

  /** False if it was said already. */
  boolean note(StructureSet structures, PointerVariable object, boolean whole) {
    Access access = new Access(structures, object, whole);
    boolean isNew = said.add(access);
    if (isNew) {
      engine.onPop(() -> said.remove(access));
    }
    return isNew;
  }
}
