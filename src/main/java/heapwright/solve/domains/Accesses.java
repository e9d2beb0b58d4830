package heapwright.solve.domains;

import java.util.HashSet;
import java.util.Set;

/** What was said of pointers being to structures, in a world; to say it twice tells nothing. */
final class Accesses {
  private record Access(StructureSet structures, Pointer object, boolean whole) {}

  private final DomainEngine engine;
  private final Set<Access> said = new HashSet<>();

  Accesses(DomainEngine engine) {
    this.engine = engine;
  }

  /** False if it was said already. */
  boolean note(StructureSet structures, Pointer object, boolean whole) {
    Access access = new Access(structures, object, whole);
    boolean isNew = said.add(access);
    if (isNew) {
      engine.onPop(() -> said.remove(access));
    }
    return isNew;
  }
}
