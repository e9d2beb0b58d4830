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

  public Harvest {
    tests = List.copyOf(tests);
    faults = List.copyOf(faults);
  }

  /** This one, then another. */
  public Harvest and(Harvest other) {
    return new Harvest(
        Stream.concat(tests.stream(), other.tests.stream()).toList(),
        Stream.concat(faults.stream(), other.faults.stream()).toList());
  }
}
