package heapwright.method.branchdistance;

import heapwright.testcase.InputObject;
import heapwright.testcase.TestInput;
import java.util.List;

/**
 * An input that was run.
 *
 * @param compared the numbers where it was nearest to the target
 */
record Individual(TestInput input, Fitness fitness, List<Long> compared) {

  Individual {
    compared = List.copyOf(compared);
  }

  /** How much there is of it. */
  long size() {
    return input.stdin().size()
        + input.objects().stream().mapToLong(Individual::size).sum()
        + input.arguments().size();
  }

  private static long size(InputObject object) {
    return 4 + Math.max(object.length(), object.cells().size());
  }
}
