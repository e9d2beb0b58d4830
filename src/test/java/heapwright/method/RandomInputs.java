package heapwright.method;

import heapwright.ir.ArrayType;
import heapwright.ir.Cell;
import heapwright.ir.DataModel;
import heapwright.ir.FloatingType;
import heapwright.ir.Function;
import heapwright.ir.FunctionType;
import heapwright.ir.Global;
import heapwright.ir.IntegerType;
import heapwright.ir.Local;
import heapwright.ir.PointerType;
import heapwright.ir.Program;
import heapwright.ir.RecordType;
import heapwright.ir.SymbolId;
import heapwright.ir.Type;
import heapwright.ir.VoidType;
import heapwright.symbolic.Leaves;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputGlobal;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import heapwright.testcase.TestInput;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random heaps: small numbers, few objects, and aliases as likely as not. */
final class RandomInputs {
  private static final int OBJECTS = 6;

  private final Program program;
  private final DataModel model;
  private final Leaves leaves;
  private final Random random;
  private final List<InputObject> objects = new ArrayList<>();

  RandomInputs(Program program, long seed) {
    this.program = program;
    model = program.model();
    leaves = new Leaves(model);
    random = new Random(seed);
  }

  TestInput of(Function function) {
    objects.clear();
    List<InputArgument> arguments = new ArrayList<>();
    for (Local parameter : function.parameters()) {
      arguments.add(new InputArgument(parameter, cells(parameter.type(), 1)));
    }
    List<InputGlobal> globals = new ArrayList<>();
    for (Global global : program.globals().values()) {
      if (isInput(global)) {
        globals.add(new InputGlobal(global.symbol(), cells(global.type(), 1)));
      }
    }
    return new TestInput(
        function.symbol(), arguments, List.copyOf(objects), globals, List.of(), List.of());
  }

  private boolean isInput(Global global) {
    boolean isLocal =
        program.functions().values().stream()
            .anyMatch(
                f ->
                    f.span().file().equals(global.span().file())
                        && f.span().line() <= global.span().line()
                        && f.span().endLine() >= global.span().endLine());
    return !isLocal
        && !global.readOnly()
        && !global.name().isEmpty()
        && !global.span().file().path().startsWith("<");
  }

  private List<InputCell> cells(Type type, long length) {
    List<InputCell> cells = new ArrayList<>();
    for (long i = 0; i < length; i++) {
      for (Leaves.Leaf leaf : leaves.of(type)) {
        cells.add(
            new InputCell(i * model.size(type) + leaf.offset(), leaf.cell(), value(leaf.cell())));
      }
    }
    return cells;
  }

  private InputValue value(Cell cell) {
    if (cell.type() instanceof PointerType pointer) {
      return pointer(pointer.target());
    }
    if (cell.type() instanceof FloatingType floating) {
      double number = random.nextInt(9) - 2;
      return new InputValue.Floating(
          switch (floating) {
            case FLOAT -> BigInteger.valueOf(Float.floatToRawIntBits((float) number));
            case DOUBLE -> BigInteger.valueOf(Double.doubleToRawLongBits(number));
            case LONG_DOUBLE -> BigInteger.ZERO;
          });
    }
    boolean isText = cell.type() instanceof IntegerType i && i.kind() == IntegerType.Kind.CHAR;
    boolean isBool = cell.type() instanceof IntegerType i && i.isBool();
    return isText
        ? InputValue.Number.of("ab1 +\\0".charAt(random.nextInt(6)) % 48)
        : InputValue.Number.of(isBool ? random.nextInt(2) : random.nextInt(5));
  }

  private InputValue pointer(Type target) {
    if (target instanceof FunctionType type) {
      List<SymbolId> candidates =
          program.functions().values().stream()
              .filter(f -> f.type().equals(type) && !f.span().file().path().startsWith("<"))
              .map(Function::symbol)
              .toList();
      return candidates.isEmpty()
          ? new InputValue.NullPointer()
          : new InputValue.PointsToFunction(candidates.get(random.nextInt(candidates.size())));
    }
    List<InputObject> same = objects.stream().filter(o -> o.element().equals(target)).toList();
    int choice = random.nextInt(10);
    if (!same.isEmpty() && choice < 3) {
      return new InputValue.PointsTo(same.get(random.nextInt(same.size())).name(), 0);
    }
    boolean known =
        !(target instanceof VoidType) && (!(target instanceof RecordType r) || r.isComplete());
    return known && choice < 8 && objects.size() < OBJECTS
        ? fresh(target)
        : new InputValue.NullPointer();
  }

  private InputValue fresh(Type target) {
    ObjectName name = new ObjectName("n" + (objects.size() + 1));
    long length = target instanceof RecordType || target instanceof ArrayType ? 1 : 4;
    int place = objects.size();
    objects.add(object(name, target, length, List.of()));
    List<InputCell> cells = new ArrayList<>(cells(target, length));
    if (target instanceof IntegerType i && i.kind() == IntegerType.Kind.CHAR) {
      InputCell last = cells.get(cells.size() - 1);
      cells.set(
          cells.size() - 1, new InputCell(last.offset(), last.cell(), InputValue.Number.of(0)));
    }
    objects.set(place, object(name, target, length, cells));
    return new InputValue.PointsTo(name, 0);
  }

  private static InputObject object(
      ObjectName name, Type element, long length, List<InputCell> cells) {
    return new InputObject(name, element, length, InputObject.Storage.HEAP, cells);
  }
}
