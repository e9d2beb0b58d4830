package heapwright.method.standard.fault;

import heapwright.ir.type.PointerType;
import heapwright.method.run.ExecutedInput;
import heapwright.method.variation.InputEdits;
import heapwright.method.variation.InputScalar;
import heapwright.method.variation.InputScalars;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.util.List;
import java.util.stream.Stream;

/** Pointers to NULL, to what another pointer leads to, and back to their own object. */
final class PointerVariation implements Variation {
  private final InputScalars slots;

  PointerVariation(InputScalars slots) {
    this.slots = slots;
  }

  @Override
  public Stream<TestInput> of(ExecutedInput base) {
    TestInput input = base.input();
    List<InputScalar> pointers = slots.of(input).stream().filter(InputScalar::isPointer).toList();
    Stream<TestInput> nulls =
        pointers.stream().map(slot -> slots.with(input, slot, new InputValue.NullPointer()));
    Stream<TestInput> aliases = pointers.stream().flatMap(slot -> aliases(input, slot, pointers));
    return Stream.concat(nulls, aliases);
  }

  private Stream<TestInput> aliases(TestInput input, InputScalar slot, List<InputScalar> pointers) {
    Stream<InputValue> others =
        pointers.stream()
            .filter(other -> !other.equals(slot) && other.cell().equals(slot.cell()))
            .map(other -> slots.value(input, other))
            .filter(InputValue.PointsTo.class::isInstance);
    return Stream.concat(own(input, slot), others)
        .distinct()
        .map(value -> slots.with(input, slot, value));
  }

  private static Stream<InputValue> own(TestInput input, InputScalar slot) {
    return slot.holder() instanceof InputScalar.Block block
            && slot.cell().type() instanceof PointerType pointer
            && InputEdits.object(input, block.name()).element().equals(pointer.target())
        ? Stream.of(new InputValue.PointsTo(block.name(), 0))
        : Stream.empty();
  }
}
