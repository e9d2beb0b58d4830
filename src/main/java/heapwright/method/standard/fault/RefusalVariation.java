package heapwright.method.standard.fault;

import heapwright.method.run.ExecutedInput;
import heapwright.method.variation.InputEdits;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Requests for memory that fail, one more than in the input. */
final class RefusalVariation implements Variation {
  private static final int REQUESTS = 5;

  @Override
  public Stream<TestInput> of(ExecutedInput base) {
    List<Integer> failing = base.input().failing();
    return IntStream.range(0, REQUESTS)
        .filter(request -> !failing.contains(request))
        .mapToObj(request -> InputEdits.withFailing(base.input(), with(failing, request)));
  }

  private static List<Integer> with(List<Integer> failing, int request) {
    List<Integer> all = new ArrayList<>(failing);
    all.add(request);
    return all.stream().sorted().toList();
  }
}
