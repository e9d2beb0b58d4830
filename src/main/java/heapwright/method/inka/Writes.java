package heapwright.method.inka;

import heapwright.ir.Local;
import heapwright.ir.SymbolId;
import java.util.HashSet;
import java.util.Set;

/**
 * What a stretch of code may change in memory, told from its text alone.
 *
 * @param everything whether nothing is safe
 * @param sizes the sizes in bytes of what is stored through pointers
 * @param locals the locals that are stored to by name
 * @param globals the globals that are
 */
record Writes(boolean everything, Set<Long> sizes, Set<Local> locals, Set<SymbolId> globals) {
  static final Writes NOTHING = new Writes(false, Set.of(), Set.of(), Set.of());
  static final Writes EVERYTHING = new Writes(true, Set.of(), Set.of(), Set.of());

  Writes {
    sizes = Set.copyOf(sizes);
    locals = Set.copyOf(locals);
    globals = Set.copyOf(globals);
  }

  Writes and(Writes other) {
    return new Writes(
        everything || other.everything,
        union(sizes, other.sizes),
        union(locals, other.locals),
        union(globals, other.globals));
  }

  private static <T> Set<T> union(Set<T> a, Set<T> b) {
    if (a.containsAll(b)) {
      return a;
    }
    Set<T> all = new HashSet<>(a);
    all.addAll(b);
    return all;
  }

  /** What of it a caller notices: locals are the callee's own. */
  Writes outside() {
    return new Writes(everything, sizes, Set.of(), globals);
  }

  boolean isNothing() {
    return !everything && sizes.isEmpty() && locals.isEmpty() && globals.isEmpty();
  }

  /** Whether a store through a pointer may change a cell of a size. Characters alias everything. */
  boolean throughPointers(long size) {
    return everything || sizes.contains(size) || sizes.contains(1L);
  }
}
