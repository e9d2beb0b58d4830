package heapwright.method.standard.fault;

import heapwright.ir.code.Function;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The lengths that parameters are declared with: C takes {@code a[10]} for a pointer, but who
 * writes it says how many elements there are.
 */
final class DeclaredLengths {
  private final DataModel model;
  private final Function entry;

  DeclaredLengths(DataModel model, Function entry) {
    this.model = model;
    this.entry = entry;
  }

  /** The same input with arrays of exactly the declared lengths. */
  TestInput applied(TestInput input) {
    TestInput changed = input;
    for (int i = 0; i < entry.parameters().size() && i < input.arguments().size(); i++) {
      Optional<InputObject> object = object(changed, i);
      OptionalLong bytes = bytes(i);
      if (object.isPresent() && bytes.isPresent()) {
        changed = resized(changed, object.get(), bytes.getAsLong());
      }
    }
    return changed;
  }

  /** Whether an argument leads to as much as its parameter is declared with. */
  boolean isKeptBy(TestInput input, int parameter) {
    OptionalLong bytes = bytes(parameter);
    return bytes.isPresent()
        && object(input, parameter)
            .filter(o -> model.size(o.element()) * o.length() >= bytes.getAsLong())
            .isPresent();
  }

  private OptionalLong bytes(int parameter) {
    Local local = entry.parameters().get(parameter);
    return local.declaredLength().isPresent() && local.type() instanceof PointerType pointer
        ? OptionalLong.of(local.declaredLength().getAsLong() * model.size(pointer.target()))
        : OptionalLong.empty();
  }

  /** What an argument leads to, if to its beginning. */
  private static Optional<InputObject> object(TestInput input, int parameter) {
    InputArgument argument = input.arguments().get(parameter);
    return argument.cells().size() == 1
            && argument.cells().get(0).value() instanceof InputValue.PointsTo to
            && to.offset() == 0
        ? Optional.of(input.object(to.object()))
        : Optional.empty();
  }

  private TestInput resized(TestInput input, InputObject object, long bytes) {
    long size = model.size(object.element());
    if (size == 0 || bytes % size != 0 || bytes == 0) {
      return input;
    }
    List<InputCell> cells =
        object.cells().stream().filter(c -> c.offset() + model.size(c.cell()) <= bytes).toList();
    InputObject resized = object.withLength(bytes / size).withCells(cells);
    return input.withObject(object.name(), o -> resized);
  }
}
