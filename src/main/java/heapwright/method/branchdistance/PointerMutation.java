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

  private final InputScalars scalars;
  private final FreshObjects fresh;
  private final Random random;

  PointerMutation(Program program, InputScalars scalars, Random random) {
    this.scalars = scalars;
    this.random = random;
    fresh = new FreshObjects(program, scalars);
  }

  TestInput of(TestInput input, InputScalar scalar) {
    TestInput changed =
        switch (random.nextInt(6)) {
          case 0 -> scalars.with(input, scalar, new InputValue.NullPointer());
          case 1 -> elsewhere(input, scalar);
          case 2 -> shortened(input, scalar);
          default -> extended(input, scalar);
        };
    return reachable(changed);
  }

  private TestInput elsewhere(TestInput input, InputScalar scalar) {
    List<InputObject> fitting =
        input.objects().stream()
            .filter(
                o ->
                    scalar.cell().type() instanceof PointerType p && p.target().equals(o.element()))
            .toList();
    return fitting.isEmpty()
        ? input
        : scalars.with(
            input,
            scalar,
            new InputValue.PointsTo(fitting.get(random.nextInt(fitting.size())).name(), 0));
  }

  /** Where the object leads that it led to. */
  private TestInput shortened(TestInput input, InputScalar scalar) {
    return links(input, scalar, scalars.value(input, scalar))
        .map(link -> scalars.with(input, scalar, scalars.value(input, link)))
        .orElse(input);
  }

  /** To a new object, which leads on to where it led. */
  private TestInput extended(TestInput input, InputScalar scalar) {
    if (input.objects().size() >= MOST_OBJECTS) {
      return input;
    }
    InputValue old = scalars.value(input, scalar);
    TestInput more = fresh.led(input, scalar).findFirst().orElse(input);
    return links(more, scalar, scalars.value(more, scalar))
        .map(link -> scalars.with(more, link, old))
        .orElse(more);
  }

  /** One of the pointers of the same type that an object has. */
  private Optional<InputScalar> links(TestInput input, InputScalar scalar, InputValue value) {
    if (!(value instanceof InputValue.PointsTo to)) {
      return Optional.empty();
    }
    List<InputScalar> own =
        scalars.in(input, new InputScalar.Block(to.object())).stream()
            .filter(s -> s.cell().equals(scalar.cell()))
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
