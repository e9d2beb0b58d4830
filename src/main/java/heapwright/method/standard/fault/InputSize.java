package heapwright.method.standard.fault;

import heapwright.method.run.ExecutedInput;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.util.Comparator;

/** How much a reader has to take in. */
final class InputSize {
  static final Comparator<ExecutedInput> SMALLEST_FIRST =
      Comparator.comparingLong((ExecutedInput executed) -> of(executed.input()))
          .thenComparing(executed -> executed.input().toString());

  private InputSize() {}

  /** Objects weigh more than bytes, and those more than digits. */
  private static long of(TestInput input) {
    long lengths = input.objects().stream().mapToLong(InputObject::length).sum();
    long digits = input.cells().mapToLong(InputSize::digits).sum();
    return 1000L * input.objects().size()
        + 200L * input.failing().size()
        + 20L * (lengths + input.stdin().size())
        + digits;
  }

  private static long digits(InputCell cell) {
    return cell.value() instanceof InputValue.Number number
        ? number.value().bitLength() + (number.value().signum() < 0 ? 1 : 0)
        : 1;
  }
}
