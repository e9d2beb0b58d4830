package heapwright.method;

import java.util.List;

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
}
