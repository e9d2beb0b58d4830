package heapwright.method.branchdistance;

import heapwright.ir.Program;
import heapwright.ir.type.PointerType;
import heapwright.method.variation.FreshObjects;
import heapwright.method.variation.InputScalar;
import heapwright.method.variation.InputScalars;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import heapwright.testcase.TestInput;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Leads pointers elsewhere: to NULL, to an object that is there, past a link of a chain, or over a
 * new one.
 */
final class PointerMutation {
  private static final int MOST_OBJECTS = 24;

  private final InputScalars slots;
  private final FreshObjects fresh;
  private final Random random;

  PointerMutation(Program program, InputScalars slots, Random random) {
    this.slots = slots;
    this.random = random;
    fresh = new FreshObjects(program, slots);
  }

  TestInput of(TestInput input, InputScalar slot) {
    TestInput changed =
        switch (random.nextInt(6)) {
          case 0 -> slots.with(input, slot, new InputValue.NullPointer());
          case 1 -> elsewhere(input, slot);
          case 2 -> shortened(input, slot);
          default -> extended(input, slot);
        };
    return reachable(changed);
  }

  private TestInput elsewhere(TestInput input, InputScalar slot) {
    List<InputObject> fitting =
        input.objects().stream()
            .filter(
                o -> slot.cell().type() instanceof PointerType p && p.target().equals(o.element()))
            .toList();
    return fitting.isEmpty()
        ? input
        : slots.with(
            input,
            slot,
            new InputValue.PointsTo(fitting.get(random.nextInt(fitting.size())).name(), 0));
  }

  /** Where the object leads that it led to. */
  private TestInput shortened(TestInput input, InputScalar slot) {
    return links(input, slot, slots.value(input, slot))
        .map(link -> slots.with(input, slot, slots.value(input, link)))
        .orElse(input);
  }

  /** To a new object, which leads on to where it led. */
  private TestInput extended(TestInput input, InputScalar slot) {
    if (input.objects().size() >= MOST_OBJECTS) {
      return input;
    }
    InputValue old = slots.value(input, slot);
    TestInput more = fresh.led(input, slot).findFirst().orElse(input);
    return links(more, slot, slots.value(more, slot))
        .map(link -> slots.with(more, link, old))
        .orElse(more);
  }

  /** One of the pointers of the same type that an object has. */
  private Optional<InputScalar> links(TestInput input, InputScalar slot, InputValue value) {
    if (!(value instanceof InputValue.PointsTo to)) {
      return Optional.empty();
    }
    List<InputScalar> own =
        slots.in(input, new InputScalar.Block(to.object())).stream()
            .filter(s -> s.cell().equals(slot.cell()))
            .toList();
    return own.isEmpty() ? Optional.empty() : Optional.of(own.get(random.nextInt(own.size())));
  }

  /** Without objects that nothing leads to any more. */
  private static TestInput reachable(TestInput input) {
    Set<ObjectName> seen = new HashSet<>();
    Deque<InputCell> open = new ArrayDeque<>();
    input.arguments().forEach(argument -> open.addAll(argument.cells()));
    input.globals().forEach(global -> open.addAll(global.cells()));
    input.outside().forEach(effect -> open.addAll(effect.cells()));
    while (!open.isEmpty()) {
      if (open.remove().value() instanceof InputValue.PointsTo to && seen.add(to.object())) {
        open.addAll(input.object(to.object()).cells());
      }
    }
    return seen.size() == input.objects().size()
        ? input
        : input.withObjects(input.objects().stream().filter(o -> seen.contains(o.name())).toList());
  }
}
