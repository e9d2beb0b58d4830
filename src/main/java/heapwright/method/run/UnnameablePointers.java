package heapwright.method.run;

import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the pointers of an input that a test cannot name: to literals and static locals. */
public final class UnnameablePointers {
  private final Program program;

  public UnnameablePointers(Program program) {
    this.program = program;
  }

  /** What cannot be named, if there is something. */
  public Optional<String> in(TestInput input) {
    Stream<InputCell> arguments = input.arguments().stream().flatMap(a -> a.cells().stream());
    Stream<InputCell> objects = input.objects().stream().flatMap(o -> o.cells().stream());
    Stream<InputCell> globals = input.globals().stream().flatMap(g -> g.cells().stream());
    return Stream.of(arguments, objects, globals)
        .flatMap(cells -> cells)
        .filter(cell -> cell.value() instanceof InputValue.PointsToGlobal)
        .map(cell -> ((InputValue.PointsToGlobal) cell.value()).global())
        .map(symbol -> program.globals().get(symbol))
        .flatMap(global -> title(global).stream())
        .findFirst();
  }

  private Optional<String> title(Global global) {
    return global.name().isEmpty()
        ? Optional.of("a string literal")
        : program.enclosing(global).map(f -> "'" + global.name() + "' of " + f.name());
  }
}
