package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.invariant.domain.OverflowSemantics;

/**
 * How closely to look.
 *
 * @param rounds how many rounds of a loop are followed one by one before the rest is summed up
 * @param apart how many states that differ in a flag are kept apart at a point
 * @param marks what tells states apart
 * @param sums whether functions that call themselves are summed up; then only the rounds of the
 *     outermost function's loops are followed one by one
 * @param depth how many calls inside one another are followed
 * @param budget how much work may be spent, in entries of zones
 */
public record Precision(
    int rounds,
    int apart,
    Marks marks,
    int depth,
    OverflowSemantics overflow,
    boolean sums,
    int budget) {

  /** What tells states apart, each with all of those before it. */
  public enum Marks {
    /** Registers that only get a few constants, and how loops and calls were left. */
    FLAGS,
    /** Registers that may be copies of such, and what calls give back. */
    COPIES,
    /** Flags in memory, and after how many rounds a loop was left. */
    CELLS
  }

  public boolean withCopies() {
    return marks.compareTo(Marks.COPIES) >= 0;
  }

  boolean withCells() {
    return marks == Marks.CELLS;
  }

  /** How many cells of memory are kept in mind. */
  int cells() {
    return withCells() ? 64 : 24;
  }

  /** How many cells that a write may or may not have hit keep both possibilities. */
  int choices() {
    return withCells() ? 16 : 4;
  }
}
