package heapwright.method.standard.fault;

import heapwright.ir.PointerType;
import heapwright.method.Trial;
import heapwright.method.variation.Inputs;
import heapwright.method.variation.Slot;
import heapwright.method.variation.Slots;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.util.List;
import java.util.stream.Stream;

/** Pointers to NULL, to what another pointer leads to, and back to their own object. */
final class PointerVariation implements Variation {
  private final Slots slots;

  PointerVariation(Slots slots) {
    this.slots = slots;
  }

  @Override
  public Stream<TestInput> of(Trial base) {
    TestInput input = base.input();
    List<Slot> pointers = slots.of(input).stream().filter(Slot::isPointer).toList();
    Stream<TestInput> nulls =
        pointers.stream().map(slot -> slots.with(input, slot, new InputValue.NullPointer()));
    Stream<TestInput> aliases = pointers.stream().flatMap(slot -> aliases(input, slot, pointers));
    return Stream.concat(nulls, aliases);
  }

  private Stream<TestInput> aliases(TestInput input, Slot slot, List<Slot> pointers) {
    Stream<InputValue> others =
        pointers.stream()
            .filter(other -> !other.equals(slot) && other.cell().equals(slot.cell()))
            .map(other -> slots.value(input, other))
            .filter(InputValue.PointsTo.class::isInstance);
    return Stream.concat(own(input, slot), others)
        .distinct()
        .map(value -> slots.with(input, slot, value));
  }

  private static Stream<InputValue> own(TestInput input, Slot slot) {
    return slot.holder() instanceof Slot.Block block
            && slot.cell().type() instanceof PointerType pointer
            && Inputs.object(input, block.name()).element().equals(pointer.target())
        ? Stream.of(new InputValue.PointsTo(block.name(), 0))
        : Stream.empty();
  }
}
