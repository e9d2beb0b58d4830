package heapwright.method.standard;

import heapwright.ir.type.Cell;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Enlarges an input, which has only what its path looked at: arrays end there, and pointers that
 * the path did not follow are NULL. A call that goes on may read more.
 */
final class InputEnlargement {
  private static final long USUAL_LENGTH = 16;

  /** For calls that read on where that is not enough. */
  private static final long LONG = 1_024;

  private final List<InputObject> objects = new ArrayList<>();
  private final long length;

  private InputEnlargement(long length) {
    this.length = length;
  }

  /** The input with longer arrays of numbers, and arrays of zeros where there is NULL. */
  static TestInput with(TestInput input) {
    return with(input, USUAL_LENGTH);
  }

  /** As {@link #with}, with arrays that are so long that tests with them read badly. */
  static TestInput withLongArrays(TestInput input) {
    return with(input, LONG);
  }

  private static TestInput with(TestInput input, long length) {
    InputEnlargement enlargement = new InputEnlargement(length);
    input.objects().forEach(object -> enlargement.objects.add(enlargement.longer(object)));
    List<InputArgument> arguments = input.arguments().stream().map(enlargement::pointing).toList();
    return input.withArguments(arguments).withObjects(enlargement.objects);
  }

  private InputObject longer(InputObject object) {
    return isNumbers(object.element()) && object.length() < length
        ? object.withLength(length)
        : object;
  }

  private static boolean isNumbers(Type type) {
    return type instanceof IntegerType
        || type instanceof FloatingType
        || type instanceof heapwright.ir.type.ArrayType array && isNumbers(array.element());
  }

  private InputArgument pointing(InputArgument argument) {
    Optional<Type> target = target(argument);
    if (target.isEmpty()) {
      return argument;
    }
    ObjectName name = new ObjectName("n" + (objects.size() + 1));
    objects.add(new InputObject(name, target.get(), length, InputObject.Storage.HEAP, List.of()));
    InputCell cell =
        new InputCell(0, Cell.of(argument.parameter().type()), new InputValue.PointsTo(name, 0));
    return new InputArgument(argument.parameter(), List.of(cell));
  }

  private static Optional<Type> target(InputArgument argument) {
    boolean isNull =
        argument.cells().size() == 1
            && argument.cells().get(0).value() instanceof InputValue.NullPointer;
    return isNull
            && argument.parameter().type() instanceof PointerType pointer
            && !(pointer.target() instanceof VoidType)
            && isNumbers(pointer.target())
        ? Optional.of(pointer.target())
        : Optional.empty();
  }
}
