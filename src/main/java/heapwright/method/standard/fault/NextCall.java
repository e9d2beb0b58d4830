package heapwright.method.standard.fault;

import heapwright.ir.Program;
import heapwright.ir.type.FunctionType;
import heapwright.method.run.ExecutedInput;
import heapwright.testcase.CallEnding;
import heapwright.testcase.FinalObject;
import heapwright.testcase.FinalObject.Lifetime;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import heapwright.testcase.Observation;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Calls a function again on what its last call left behind. Such an input is not made up: the
 * function itself left it behind.
 */
final class NextCall {
  private final Program program;

  NextCall(Program program) {
    this.program = program;
  }

  /** The next call; empty if the last one left nothing that a test can set up. */
  Optional<TestInput> after(ExecutedInput last) {
    Observation seen = last.observation();
    TestInput input = last.input();
    if (!(seen.ending() instanceof CallEnding.Returned) || !isWhole(input, seen)) {
      return Optional.empty();
    }
    List<InputObject> objects =
        seen.objects().stream()
            .filter(o -> o.lifetime() != Lifetime.FREED)
            .map(NextCall::object)
            .toList();
    TestInput next =
        input
            .withArguments(arguments(input, seen))
            .withObjects(objects)
            .withGlobals(seen.globals());
    return Optional.of(next).filter(n -> !n.equals(input) && leadsToObjects(n));
  }

  /** Whether everything that the call could have changed can be seen and set. */
  private boolean isWhole(TestInput input, Observation seen) {
    boolean statics =
        seen.globals().stream()
            .map(g -> program.globals().get(g.symbol()))
            .anyMatch(g -> program.enclosing(g).isPresent());
    int before = input.objects().stream().mapToInt(o -> o.cells().size()).sum();
    int freed =
        input.objects().stream()
            .filter(o -> isFreed(o.name(), seen))
            .mapToInt(o -> o.cells().size())
            .sum();
    int after =
        seen.objects().stream()
            .filter(o -> o.lifetime() == Lifetime.KEPT)
            .mapToInt(o -> o.cells().size())
            .sum();
    return !statics && after >= before - freed;
  }

  private static boolean isFreed(ObjectName name, Observation seen) {
    return seen.objects().stream()
        .anyMatch(o -> o.name().equals(name) && o.lifetime() == Lifetime.FREED);
  }

  private static InputObject object(FinalObject o) {
    return new InputObject(o.name(), o.element(), o.length(), InputObject.Storage.HEAP, o.cells());
  }

  /** A result of the first argument's type takes its place: {@code list = insert(list, x)}. */
  private List<InputArgument> arguments(TestInput input, Observation seen) {
    FunctionType type = program.functions().get(input.function()).type();
    List<InputArgument> arguments = new ArrayList<>(input.arguments());
    boolean takes =
        seen.returned().size() == 1
            && !arguments.isEmpty()
            && seen.returned().get(0).value() instanceof InputValue.PointsTo
            && arguments.get(0).parameter().type().equals(type.result());
    if (takes) {
      arguments.set(0, new InputArgument(arguments.get(0).parameter(), seen.returned()));
    }
    return arguments;
  }

  private static boolean leadsToObjects(TestInput input) {
    Set<ObjectName> names =
        input.objects().stream().map(InputObject::name).collect(Collectors.toSet());
    return input
        .cells()
        .map(InputCell::value)
        .allMatch(v -> !(v instanceof InputValue.PointsTo to) || names.contains(to.object()));
  }
}
