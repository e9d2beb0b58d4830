package heapwright.testcase;

import java.util.HashSet;
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
    CallEnding ending,
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

  /** What this has in common with another of the same call. */
  public Observation common(Observation other) {
    return new Observation(
        ending,
        common(returned, other.returned),
        objects.stream().map(object -> common(object, other.objects)).toList(),
        globals.stream().map(global -> common(global, other.globals)).toList(),
        leaks,
        branches);
  }

  private static List<InputCell> common(List<InputCell> cells, List<InputCell> others) {
    return cells.stream().filter(new HashSet<>(others)::contains).toList();
  }

  private static FinalObject common(FinalObject object, List<FinalObject> others) {
    List<InputCell> cells =
        others.stream()
            .filter(other -> other.name().equals(object.name()))
            .findFirst()
            .map(FinalObject::cells)
            .orElse(List.of());
    return new FinalObject(
        object.name(),
        object.element(),
        object.length(),
        object.lifetime(),
        common(object.cells(), cells));
  }

  private static InputGlobal common(InputGlobal global, List<InputGlobal> others) {
    List<InputCell> cells =
        others.stream()
            .filter(other -> other.symbol().equals(global.symbol()))
            .findFirst()
            .map(InputGlobal::cells)
            .orElse(List.of());
    return new InputGlobal(global.symbol(), common(global.cells(), cells));
  }

  /** The same, taken for another ending. */
  public Observation withEnding(CallEnding other) {
    return new Observation(other, returned, objects, globals, leaks, branches);
  }
}
