package heapwright.method.sgen.input;

import heapwright.ir.code.Function;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.transfer.InputCells.Initial;
import heapwright.method.sgen.transfer.PathContext;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.BitVector;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputGlobal;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Makes an input of σI and a solution of ζ. What the path never looked at is zero or NULL. */
public final class ShapeConcretiser {
  private final PathContext context;
  private final Function function;
  private final TermEvaluation numbers;
  private final ShapeObjects objects;

  private ShapeConcretiser(PathContext context, Function function, Model solution) {
    this.context = context;
    this.function = function;
    numbers = new TermEvaluation(solution);
    objects = new ShapeObjects(context);
  }

  /**
   * The input of a path that has been evaluated to its end.
   *
   * @param solution of the path's constraints
   */
  public static TestInput of(PathContext context, Function function, Model solution) {
    return new ShapeConcretiser(context, function, solution).input();
  }

  private TestInput input() {
    List<InputArgument> arguments = function.parameters().stream().map(this::argument).toList();
    List<InputObject> heap = objects.all().stream().map(this::object).toList();
    List<InputGlobal> globals = new ArrayList<>();
    for (Region region : context.objects.globals()) {
      if (!context.inputs.of(region).isEmpty()) {
        globals.add(new InputGlobal(region.symbol().orElseThrow(), cells(region, 0)));
      }
    }
    return new TestInput(
        function.symbol(),
        arguments,
        heap,
        globals,
        List.of(),
        context.failedAllocations(),
        List.of());
  }

  private InputArgument argument(Local parameter) {
    if (parameter.inMemory()) {
      Optional<Region> region =
          context.inputs.met().stream()
              .filter(r -> r.kind() == Region.Kind.VARIABLE && r.symbol().isEmpty())
              .filter(r -> r.name().equals(parameter.name()))
              .findFirst();
      return new InputArgument(parameter, region.map(r -> cells(r, 0)).orElse(List.of()));
    }
    return new InputArgument(
        parameter, List.of(cell(context.inputs.registers().get(parameter), 0)));
  }

  private InputObject object(Region region) {
    long start = objects.start(region);
    return new InputObject(
        objects.name(region),
        ShapeObjects.element(region),
        objects.length(region),
        InputObject.Storage.HEAP,
        cells(region, start));
  }

  private List<InputCell> cells(Region region, long start) {
    return context.inputs.of(region).stream()
        .map(initial -> cell(initial, start))
        .sorted(Comparator.comparingLong(InputCell::offset))
        .toList();
  }

  private InputCell cell(Initial initial, long start) {
    InputValue value = initial.pointer().map(objects::value).orElseGet(() -> number(initial));
    return new InputCell(initial.offset() - start, initial.cell(), value);
  }

  private InputValue number(Initial initial) {
    BitVector bits = numbers.value(initial.number().orElseThrow());
    Type type = initial.cell().type();
    if (type instanceof FloatingType) {
      return new InputValue.Floating(bits.unsigned());
    }
    IntegerType integer = (IntegerType) type.underlying();
    return new InputValue.Number(integer.signed() ? bits.signed() : bits.unsigned());
  }
}
