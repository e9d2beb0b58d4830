package heapwright.method.run;

import heapwright.analysis.TypeBasedAliasing;
import heapwright.ir.Program;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.util.Optional;

/**
 * Whether records of an input overlap only as C allows, which proofs assume. What a compiled test
 * does with others depends on the compiler's options: C17 6.5p7.
 */
public final class StrictAliasing {
  private final Program program;
  private final TypeBasedAliasing aliasing;

  public StrictAliasing(Program program) {
    this.program = program;
    aliasing = new TypeBasedAliasing(program);
  }

  public boolean holds(TestInput input) {
    return input.cells().allMatch(cell -> isAllowed(cell, input));
  }

  private boolean isAllowed(InputCell cell, TestInput input) {
    Optional<RecordType> expected =
        cell.cell().type() instanceof PointerType pointer
            ? record(pointer.target())
            : Optional.empty();
    Optional<RecordType> pointed = pointed(cell.value(), input).flatMap(StrictAliasing::record);
    return expected.isEmpty()
        || pointed.isEmpty()
        || aliasing.mayShare(expected.get(), pointed.get());
  }

  private Optional<Type> pointed(InputValue value, TestInput input) {
    if (value instanceof InputValue.PointsTo to) {
      return input.objects().stream()
          .filter(object -> object.name().equals(to.object()))
          .map(InputObject::element)
          .findFirst();
    }
    return value instanceof InputValue.PointsToGlobal to
        ? Optional.of(program.globals().get(to.global()).type())
        : Optional.empty();
  }

  private static Optional<RecordType> record(Type type) {
    if (type instanceof ArrayType array) {
      return record(array.element());
    }
    return type instanceof RecordType record ? Optional.of(record) : Optional.empty();
  }
}
