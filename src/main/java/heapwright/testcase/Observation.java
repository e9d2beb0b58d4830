package heapwright.testcase;

import java.util.List;

/**
 * What a call was seen to do.
 *
 * @param returned the cells of the result; none for {@code void}, for a pointer to what is gone, or
 *     if the call did not come back
 * @param objects the input's objects in their order, then the fresh ones in the order in which they
 *     are found: from the result, from the objects before, from the globals
 * @param globals those that the input sets or the function changed
 * @param leaks whether blocks of the function's are left that nothing found leads to
 * @param branches what the compiler's counters of the function's file are to show
 */
public record Observation(
    Ending ending,
    List<InputCell> returned,
    List<FinalObject> objects,
    List<InputGlobal> globals,
    boolean leaks,
    BranchCounts branches) {

  public Observation {
    returned = List.copyOf(returned);
    objects = List.copyOf(objects);
    globals = List.copyOf(globals);
  }

  /** The same, taken for another ending. */
  public Observation withEnding(Ending other) {
    return new Observation(other, returned, objects, globals, leaks, branches);
  }
}
