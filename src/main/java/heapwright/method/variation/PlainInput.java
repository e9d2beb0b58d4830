package heapwright.method.variation;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Inputs without any intention: every number is 0, every pointer leads to an object of its own. A
 * function without decisions has no others to start from.
 */
public final class PlainInput {
  private static final long ELEMENTS = 4;

  private final InputScalars scalars;
  private final FreshObjects fresh;

  public PlainInput(Program program, InputScalars scalars) {
    this.scalars = scalars;
    fresh = new FreshObjects(program, scalars);
  }

  /**
   * @param depth how many objects lie behind one another
   */
  public TestInput of(Function function, int depth) {
    TestInput input =
        new TestInput(
            function.symbol(),
            function.parameters().stream().map(PlainInput::zero).toList(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of());
    for (int i = 0; i < depth; i++) {
      input = filled(input);
    }
    return lengthened(input);
  }

  /** A scalar argument is always given. */
  private static InputArgument zero(Local parameter) {
    Type type = parameter.type();
    List<InputCell> cells =
        type.isScalar()
            ? List.of(new InputCell(0, Cell.of(type), InputScalars.zero(type)))
            : List.of();
    return new InputArgument(parameter, cells);
  }

  private TestInput filled(TestInput input) {
    TestInput more = input;
    for (InputScalar scalar : scalars.of(input)) {
      boolean leadsNowhere =
          scalar.isPointer() && scalars.value(input, scalar) instanceof InputValue.NullPointer;
      if (leadsNowhere) {
        more = fresh.led(more, scalar).findFirst().orElse(more);
      }
    }
    return more;
  }

  /** What may be an array is one; what may be a string says something. */
  private static TestInput lengthened(TestInput input) {
    return input.withObjects(input.objects().stream().map(PlainInput::array).toList());
  }

  private static InputObject array(InputObject o) {
    boolean isNumber = o.element().isScalar() && !(o.element() instanceof PointerType);
    if (!isNumber || o.length() > 1) {
      return o;
    }
    InputObject array = o.withLength(ELEMENTS);
    return array.withCells(InputTexts.isText(o) ? text(o.element()) : List.of());
  }

  private static List<InputCell> text(Type character) {
    return IntStream.range(0, 2)
        .mapToObj(i -> new InputCell(i, Cell.of(character), InputValue.Number.of('a' + i)))
        .toList();
  }
}
