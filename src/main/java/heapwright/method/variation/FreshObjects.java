package heapwright.method.variation;

import heapwright.ir.Program;
import heapwright.ir.StandardStreams;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.symbolic.execution.Candidates;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import heapwright.testcase.TestInput;
import java.util.List;
import java.util.stream.Stream;

/** Gives pointers something to lead to. */
public final class FreshObjects {
  private static final IntegerType OCTET = new IntegerType(IntegerType.Kind.BYTE, 8, false);
  private static final int UNKNOWN_BYTES = 64;

  private final Program program;
  private final InputScalars scalars;

  public FreshObjects(Program program, InputScalars scalars) {
    this.program = program;
    this.scalars = scalars;
  }

  /** A NULL leads somewhere: to something new, or back to where it stands. */
  public Stream<TestInput> led(TestInput input, InputScalar scalar) {
    Type target = ((PointerType) scalar.cell().type()).target();
    if (target instanceof FunctionType type) {
      return Candidates.in(program, type).stream()
          .map(f -> scalars.with(input, scalar, new InputValue.PointsToFunction(f.symbol())));
    }
    if (StandardStreams.isStream(target)) {
      return new StandardStreams(program)
          .objects().stream()
              .map(s -> scalars.with(input, scalar, new InputValue.PointsToGlobal(s, 0)));
    }
    InputObject fresh = fresh(input.freshName(), target);
    TestInput more =
        scalars.with(input.and(fresh), scalar, new InputValue.PointsTo(fresh.name(), 0));
    Stream<TestInput> ring =
        scalars.of(more).stream()
            .filter(s -> s.holder().equals(new InputScalar.Block(fresh.name())))
            .filter(s -> s.cell().equals(scalar.cell()))
            .map(s -> scalars.with(more, s, new InputValue.PointsTo(fresh.name(), 0)));
    return Stream.concat(Stream.of(more), ring.limit(2));
  }

  private static InputObject fresh(ObjectName name, Type target) {
    boolean known = target.isScalar() || target instanceof RecordType r && r.isComplete();
    return known
        ? new InputObject(name, target, 1, InputObject.Storage.HEAP, List.of())
        : new InputObject(name, OCTET, UNKNOWN_BYTES, InputObject.Storage.HEAP, List.of());
  }
}
