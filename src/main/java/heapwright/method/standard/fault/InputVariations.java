package heapwright.method.standard.fault;

import heapwright.ir.type.PointerType;
import heapwright.method.variation.BoundaryNumbers;
import heapwright.method.variation.InputScalar;
import heapwright.method.variation.InputScalars;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Inputs that differ from a given one so that a function may stumble over it, simplest first. */
final class InputVariations {
  /** Requests for memory that may fail. */
  private static final int REQUESTS = 5;

  /** Of an array, these elements stand for all. */
  private static final long FIRST_BYTES = 32;

  /** This many numbers are given to two arguments at once. */
  private static final int ALIKE = 6;

  private final InputScalars scalars;
  private final BoundaryNumbers numbers;

  InputVariations(InputScalars scalars, BoundaryNumbers numbers) {
    this.scalars = scalars;
    this.numbers = numbers;
  }

  /** Pointers to NULL, to what another pointer leads to, and back to their own object. */
  Stream<TestInput> ofPointers(TestInput input) {
    List<InputScalar> pointers = scalars.of(input).stream().filter(InputScalar::isPointer).toList();
    Stream<TestInput> nulls =
        pointers.stream().map(scalar -> scalars.with(input, scalar, new InputValue.NullPointer()));
    Stream<TestInput> aliases =
        pointers.stream().flatMap(scalar -> aliases(input, scalar, pointers));
    return Stream.concat(nulls, aliases);
  }

  private Stream<TestInput> aliases(
      TestInput input, InputScalar scalar, List<InputScalar> pointers) {
    Stream<InputValue> others =
        pointers.stream()
            .filter(other -> !other.equals(scalar) && other.cell().equals(scalar.cell()))
            .map(other -> scalars.value(input, other))
            .filter(InputValue.PointsTo.class::isInstance);
    return Stream.concat(own(input, scalar), others)
        .distinct()
        .map(value -> scalars.with(input, scalar, value));
  }

  private static Stream<InputValue> own(TestInput input, InputScalar scalar) {
    return scalar.holder() instanceof InputScalar.Block block
            && scalar.cell().type() instanceof PointerType pointer
            && input.object(block.name()).element().equals(pointer.target())
        ? Stream.of(new InputValue.PointsTo(block.name(), 0))
        : Stream.empty();
  }

  /** Requests for memory that fail, one more than in the input. */
  static Stream<TestInput> ofRefusals(TestInput input) {
    return IntStream.range(0, REQUESTS)
        .boxed()
        .filter(request -> !input.failing().contains(request))
        .map(r -> Stream.concat(input.failing().stream(), Stream.of(r)).sorted().toList())
        .map(input::withFailing);
  }

  /** Numbers one by one, arguments two at a time, and arrays as a whole. */
  Stream<TestInput> ofNumbers(TestInput input) {
    List<InputScalar> all = scalars.of(input).stream().filter(s -> !s.isPointer()).toList();
    List<InputScalar> arguments = all.stream().filter(InputScalar::isArgument).toList();
    Stream<TestInput> single =
        Stream.concat(arguments.stream(), all.stream().filter(s -> !s.isArgument()))
            .filter(scalar -> scalar.isArgument() || scalar.offset() < FIRST_BYTES)
            .flatMap(scalar -> each(input, scalar));
    return Stream.of(single, pairs(input, arguments), whole(input, all)).flatMap(s -> s);
  }

  private Stream<TestInput> each(TestInput input, InputScalar scalar) {
    return numbers.of(scalar).stream().map(value -> scalars.with(input, scalar, value));
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
            .map(value -> scalars.with(input, first, value))
            .flatMap(one -> few(second).map(value -> scalars.with(one, second, value)));
    return Stream.concat(alike(input, first, second), atEnds);
  }

  /** Twice the same, which makes a difference 0. */
  private Stream<TestInput> alike(TestInput input, InputScalar first, InputScalar second) {
    return numbers.of(first).stream()
        .filter(value -> numbers.of(second).contains(value))
        .skip(1)
        .limit(ALIKE)
        .map(value -> scalars.with(scalars.with(input, first, value), second, value));
  }

  /** The ends, and what stands before the constants that the code mentions. */
  private Stream<InputValue> few(InputScalar scalar) {
    return numbers.of(scalar).stream().limit(5);
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
    for (InputScalar scalar : own) {
      List<InputValue> ends = BoundaryNumbers.ends(scalar);
      if (!ends.isEmpty()) {
        changed = scalars.with(changed, scalar, ends.get(end));
      }
    }
    return changed;
  }
}
