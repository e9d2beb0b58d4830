package heapwright.method.standard.fault;

import heapwright.method.Trial;
import heapwright.method.variation.Slot;
import heapwright.method.variation.Slots;
import heapwright.method.variation.TemptingNumbers;
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

  private final Slots slots;
  private final TemptingNumbers numbers;

  NumberVariation(Slots slots, TemptingNumbers numbers) {
    this.slots = slots;
    this.numbers = numbers;
  }

  @Override
  public Stream<TestInput> of(Trial base) {
    TestInput input = base.input();
    List<Slot> all = slots.of(input).stream().filter(s -> !s.isPointer()).toList();
    List<Slot> arguments = all.stream().filter(Slot::isArgument).toList();
    Stream<TestInput> single =
        Stream.concat(arguments.stream(), all.stream().filter(s -> !s.isArgument()))
            .filter(slot -> slot.isArgument() || slot.offset() < FIRST_BYTES)
            .flatMap(slot -> each(input, slot));
    return Stream.of(single, pairs(input, arguments), whole(input, all)).flatMap(s -> s);
  }

  private Stream<TestInput> each(TestInput input, Slot slot) {
    return numbers.of(slot).stream().map(value -> slots.with(input, slot, value));
  }

  private Stream<TestInput> pairs(TestInput input, List<Slot> arguments) {
    return IntStream.range(0, arguments.size())
        .boxed()
        .flatMap(
            i ->
                IntStream.range(i + 1, arguments.size())
                    .boxed()
                    .flatMap(j -> pair(input, arguments.get(i), arguments.get(j))));
  }

  private Stream<TestInput> pair(TestInput input, Slot first, Slot second) {
    Stream<TestInput> atEnds =
        TemptingNumbers.ends(first).stream()
            .map(value -> slots.with(input, first, value))
            .flatMap(one -> few(second).map(value -> slots.with(one, second, value)));
    return Stream.concat(alike(input, first, second), atEnds);
  }

  /** Twice the same, which makes a difference 0. */
  private Stream<TestInput> alike(TestInput input, Slot first, Slot second) {
    return numbers.of(first).stream()
        .filter(value -> numbers.of(second).contains(value))
        .skip(1)
        .limit(ALIKE)
        .map(value -> slots.with(slots.with(input, first, value), second, value));
  }

  /** The ends, and what stands before the constants that the code mentions. */
  private Stream<InputValue> few(Slot slot) {
    return numbers.of(slot).stream().limit(5);
  }

  /** All numbers of an object at an end of their type. */
  private Stream<TestInput> whole(TestInput input, List<Slot> all) {
    return input.objects().stream()
        .filter(o -> o.length() > 1 && o.element().isInteger())
        .map(o -> all.stream().filter(s -> s.holder().equals(new Slot.Block(o.name()))).toList())
        .flatMap(own -> Stream.of(filled(input, own, 0), filled(input, own, 1)));
  }

  private TestInput filled(TestInput input, List<Slot> own, int end) {
    TestInput changed = input;
    for (Slot slot : own) {
      List<InputValue> ends = TemptingNumbers.ends(slot);
      if (!ends.isEmpty()) {
        changed = slots.with(changed, slot, ends.get(end));
      }
    }
    return changed;
  }
}
