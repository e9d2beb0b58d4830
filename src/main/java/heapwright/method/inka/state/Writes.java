package heapwright.method.inka.state;

import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Local;
import java.util.HashSet;
import java.util.Set;

/**
 * What a piece of code may change in memory, decided by its text alone.
 *
 * @param everything whether nothing is safe
 * @param sizes the sizes in bytes of what is stored through pointers
 * @param locals the locals that are stored to by name
 * @param globals the globals that are
 * @param lifetimes whether blocks are made or freed
 */
public record Writes(
    boolean everything,
    Set<Long> sizes,
    Set<Local> locals,
    Set<SymbolId> globals,
    Lifetimes lifetimes) {
  /** What happens to the blocks of the heap; each kind includes those before it. */
  public enum Lifetimes {
    KEPT,
    MADE,
    FREED
  }

  public static final Writes NOTHING =
      new Writes(false, Set.of(), Set.of(), Set.of(), Lifetimes.KEPT);
  public static final Writes EVERYTHING =
      new Writes(true, Set.of(), Set.of(), Set.of(), Lifetimes.FREED);
  public static final Writes MAKING =
      new Writes(false, Set.of(), Set.of(), Set.of(), Lifetimes.MADE);
  public static final Writes FREEING =
      new Writes(false, Set.of(), Set.of(), Set.of(), Lifetimes.FREED);

  public Writes {
    sizes = Set.copyOf(sizes);
    locals = Set.copyOf(locals);
    globals = Set.copyOf(globals);
  }

  public static Writes through(long size) {
    return new Writes(false, Set.of(size), Set.of(), Set.of(), Lifetimes.KEPT);
  }

  public static Writes to(Local local) {
    return new Writes(false, Set.of(), Set.of(local), Set.of(), Lifetimes.KEPT);
  }

  public static Writes to(SymbolId global) {
    return new Writes(false, Set.of(), Set.of(), Set.of(global), Lifetimes.KEPT);
  }

  public Writes and(Writes other) {
    return new Writes(
        everything || other.everything,
        union(sizes, other.sizes),
        union(locals, other.locals),
        union(globals, other.globals),
        lifetimes.compareTo(other.lifetimes) < 0 ? other.lifetimes : lifetimes);
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
  public Writes outside() {
    return new Writes(everything, sizes, Set.of(), globals, lifetimes);
  }

  public boolean isNothing() {
    return lifetimes == Lifetimes.KEPT && keepsCells();
  }

  /** Whether no cell is written, whatever happens to blocks. */
  public boolean keepsCells() {
    return !everything && sizes.isEmpty() && locals.isEmpty() && globals.isEmpty();
  }

  /** Whether a store through a pointer may change a cell of a size. Characters alias everything. */
  public boolean throughPointers(long size) {
    return everything || sizes.contains(size) || sizes.contains(1L);
  }
}
