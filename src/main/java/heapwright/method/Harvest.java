package heapwright.method;

import java.util.List;
import java.util.stream.Stream;

/**
 * The inputs that a method found for a function.
 *
 * @param tests those that met goals, in the order in which they were found
 * @param faults those with which the function did what no program may do
 */
public record Harvest(List<Trial> tests, List<Trial> faults) {
  public static final Harvest NONE = new Harvest(List.of(), List.of());

  public Harvest {
    tests = List.copyOf(tests);
    faults = List.copyOf(faults);
  }

  /** With what another one found later. */
  public Harvest and(Harvest later) {
    return new Harvest(joined(tests, later.tests), joined(faults, later.faults));
  }

  private static List<Trial> joined(List<Trial> first, List<Trial> then) {
    return Stream.concat(first.stream(), then.stream()).toList();
  }
}
