package heapwright.method.run;

import heapwright.ir.type.IntegerType;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputValue;
import heapwright.testcase.StubEffect;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Inputs with which a call may end that waits for the outside to answer otherwise. The answer comes
 * in the second round of the loop, or in the first.
 */
final class OtherAnswers {
  private static final List<Long> VALUES = List.of(1L, -1L);
  private static final int ROUNDS = 2;

  private OtherAnswers() {}

  /**
   * @param repeated what the outside does in every round
   */
  static List<TestInput> to(TestInput input, List<StubEffect> repeated) {
    List<TestInput> inputs = new ArrayList<>();
    for (int round = ROUNDS - 1; round >= 0; round--) {
      for (long value : VALUES) {
        for (StubEffect effect : repeated) {
          StubEffect other = answering(effect, effect.call() + round, value);
          if (other.isWithinContract() && isRepresentable(effect, value)) {
            inputs.add(with(input, other));
          }
        }
      }
    }
    return inputs;
  }

  private static boolean isRepresentable(StubEffect effect, long value) {
    return value >= 0
        || effect.cells().stream()
            .allMatch(c -> c.cell().type() instanceof IntegerType type && type.signed());
  }

  private static StubEffect answering(StubEffect effect, long call, long value) {
    return new StubEffect(
        effect.channel(),
        call,
        effect.cells().stream()
            .map(cell -> new InputCell(cell.offset(), cell.cell(), InputValue.Number.of(value)))
            .toList());
  }

  private static TestInput with(TestInput input, StubEffect effect) {
    return new TestInput(
        input.function(),
        input.arguments(),
        input.objects(),
        input.globals(),
        input.stdin(),
        input.failing(),
        Stream.concat(input.outside().stream(), Stream.of(effect)).toList());
  }
}
