package heapwright.method.standard.fault;

import heapwright.method.run.ExecutedInput;
import heapwright.method.variation.BoundaryNumbers;
import heapwright.method.variation.InputScalar;
import heapwright.method.variation.InputScalars;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Numbers one by one, arguments two at a time, and arrays as a whole. */
final class NumberVariation implements Variation {
  /** Of an array, these elements stand for all. */
  private static final long FIRST_BYTES = 32;

  /** So many numbers are given to two arguments at once. */
  private static final int ALIKE = 6;

  private final InputScalars slots;
  private final BoundaryNumbers numbers;

  NumberVariation(InputScalars slots, BoundaryNumbers numbers) {
    this.slots = slots;
    this.numbers = numbers;
  }

  @Override
  public Stream<TestInput> of(ExecutedInput base) {
    TestInput input = base.input();
    List<InputScalar> all = slots.of(input).stream().filter(s -> !s.isPointer()).toList();
    List<InputScalar> arguments = all.stream().filter(InputScalar::isArgument).toList();
    Stream<TestInput> single =
        Stream.concat(arguments.stream(), all.stream().filter(s -> !s.isArgument()))
            .filter(slot -> slot.isArgument() || slot.offset() < FIRST_BYTES)
            .flatMap(slot -> each(input, slot));
    return Stream.of(single, pairs(input, arguments), whole(input, all)).flatMap(s -> s);
  }

  private Stream<TestInput> each(TestInput input, InputScalar slot) {
    return numbers.of(slot).stream().map(value -> slots.with(input, slot, value));
  }

  private Stream<TestInput> pairs(TestInput input, List<InputScalar> arguments) {
    return IntStream.range(0, arguments.size())
        .boxed()
        .flatMap(
            i ->
                IntStream.range(i + 1, arguments.size())
                    .boxed()
                    .flatMap(j -> pair(input, arguments.get(i), arguments.get(j))));
  }

  private Stream<TestInput> pair(TestInput input, InputScalar first, InputScalar second) {
    Stream<TestInput> atEnds =
        BoundaryNumbers.ends(first).stream()
            .map(value -> slots.with(input, first, value))
            .flatMap(one -> few(second).map(value -> slots.with(one, second, value)));
    return Stream.concat(alike(input, first, second), atEnds);
  }

  /** Twice the same, which makes a difference 0. */
  private Stream<TestInput> alike(TestInput input, InputScalar first, InputScalar second) {
    return numbers.of(first).stream()
        .filter(value -> numbers.of(second).contains(value))
        .skip(1)
        .limit(ALIKE)
        .map(value -> slots.with(slots.with(input, first, value), second, value));
  }

  /** The ends, and what stands before the constants that the code mentions. */
  private Stream<InputValue> few(InputScalar slot) {
    return numbers.of(slot).stream().limit(5);
  }

  /** All numbers of an object at an end of their type. */
  private Stream<TestInput> whole(TestInput input, List<InputScalar> all) {
    return input.objects().stream()
        .filter(o -> o.length() > 1 && o.element().isInteger())
        .map(
            o ->
                all.stream()
                    .filter(s -> s.holder().equals(new InputScalar.Block(o.name())))
                    .toList())
        .flatMap(own -> Stream.of(filled(input, own, 0), filled(input, own, 1)));
  }

  private TestInput filled(TestInput input, List<InputScalar> own, int end) {
    TestInput changed = input;
    for (InputScalar slot : own) {
      List<InputValue> ends = BoundaryNumbers.ends(slot);
      if (!ends.isEmpty()) {
        changed = slots.with(changed, slot, ends.get(end));
      }
    }
    return changed;
  }
}
