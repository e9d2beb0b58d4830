package heapwright.method.run;

import java.util.List;
import java.util.stream.Stream;

/**
 * The inputs that a method found for a function.
 *
 * @param tests those that met goals, in the order in which they were found
 * @param faults those with which the function did something undefined
 */
public record FoundInputs(List<ExecutedInput> tests, List<ExecutedInput> faults) {
  public static final FoundInputs NONE = new FoundInputs(List.of(), List.of());

  public FoundInputs {
    tests = List.copyOf(tests);
    faults = List.copyOf(faults);
  }

  /** With what another one found later. */
  public FoundInputs and(FoundInputs later) {
    return new FoundInputs(joined(tests, later.tests), joined(faults, later.faults));
  }

  private static List<ExecutedInput> joined(List<ExecutedInput> first, List<ExecutedInput> then) {
    return Stream.concat(first.stream(), then.stream()).toList();
  }
}
