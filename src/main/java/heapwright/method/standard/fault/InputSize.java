package heapwright.method.standard.fault;

import heapwright.method.run.ExecutedInput;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputGlobal;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.StubEffect;
import heapwright.testcase.TestInput;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** How much a reader has to take in. */
final class InputSize {
  static final Comparator<ExecutedInput> SMALLEST_FIRST =
      Comparator.comparingLong((ExecutedInput trial) -> of(trial.input()))
          .thenComparing(trial -> trial.input().toString());

  private InputSize() {}

  /** Objects weigh more than bytes, and those more than digits. */
  private static long of(TestInput input) {
    long lengths = input.objects().stream().mapToLong(InputObject::length).sum();
    long digits =
        Stream.of(
                input.arguments().stream().map(InputArgument::cells),
                input.objects().stream().map(InputObject::cells),
                input.globals().stream().map(InputGlobal::cells),
                input.outside().stream().map(StubEffect::cells))
            .flatMap(holders -> holders)
            .flatMap(List::stream)
            .mapToLong(InputSize::digits)
            .sum();
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
