package heapwright.emission;

import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.Cell;
import heapwright.ir.type.EnumType;
import heapwright.ir.type.Field;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
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

/** Draws a heap: nulls, aliases, cycles, and numbers near the edges of their types. */
public final class RandomInput {
  private static final int MOST_OBJECTS = 7;

  private record Planned(ObjectName name, Type element, long length) {}

  private final Program program;
  private final Random random;
  private final List<Planned> planned = new ArrayList<>();

  public RandomInput(Program program, Random random) {
    this.program = program;
    this.random = random;
  }

  public TestInput of(Function function) {
    List<InputArgument> arguments = new ArrayList<>();
    for (Local parameter : function.parameters()) {
      arguments.add(new InputArgument(parameter, cells(parameter.type())));
    }
    List<InputGlobal> globals = new ArrayList<>();
    for (Global global : program.globals().values()) {
      boolean own = !global.span().file().path().startsWith("<") && !global.name().isEmpty();
      if (own && !global.readOnly() && global.initialiser().isPresent() && random.nextBoolean()) {
        globals.add(new InputGlobal(global.symbol(), cells(global.type())));
      }
    }
    List<InputObject> objects = new ArrayList<>();
    for (int i = 0; i < planned.size(); i++) {
      Planned plan = planned.get(i);
      Type whole = plan.length() == 1 ? plan.element() : plan.element().array(plan.length());
      List<InputCell> cells = isCharacter(plan.element()) ? text(plan) : cells(whole);
      objects.add(
          new InputObject(
              plan.name(), plan.element(), plan.length(), InputObject.Storage.HEAP, cells));
    }
    List<Integer> failing = random.nextInt(6) == 0 ? List.of(0) : List.of();
    return new TestInput(
        function.symbol(), arguments, objects, globals, stdin(), failing, List.of());
  }

  private List<Byte> stdin() {
    List<Byte> bytes = new ArrayList<>();
    String alphabet = "0123456789 a?\n";
    for (int i = random.nextInt(6); i > 0; i--) {
      bytes.add((byte) alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return bytes;
  }

  private List<InputCell> text(Planned plan) {
    List<InputCell> cells = new ArrayList<>();
    Cell cell = Cell.of(plan.element());
    String alphabet = "azAZ09 \"\\?\n\t%";
    for (int i = 0; i < plan.length(); i++) {
      int code = alphabet.charAt(random.nextInt(alphabet.length()));
      cells.add(new InputCell(i, cell, InputValue.Number.of(i == plan.length() - 1 ? 0 : code)));
    }
    return cells;
  }

  private List<InputCell> cells(Type type) {
    List<InputCell> cells = new ArrayList<>();
    collect(type, 0, cells);
    return cells;
  }

  private void collect(Type type, long at, List<InputCell> cells) {
    if (type instanceof ArrayType array) {
      long step = program.model().size(array.element());
      for (long i = 0; i < array.length(); i++) {
        collect(array.element(), at + i * step, cells);
      }
    } else if (type instanceof RecordType record) {
      List<Field> fields = record.fields();
      int only = record.isUnion() ? random.nextInt(fields.size()) : -1;
      for (int i = 0; i < fields.size(); i++) {
        if (only < 0 || only == i) {
          member(fields.get(i), at, cells);
        }
      }
    } else if (type.isScalar()) {
      cells.add(new InputCell(at, Cell.of(type), value(type, bits(type))));
    }
  }

  private void member(Field field, long at, List<InputCell> cells) {
    if (field.bits().isPresent()) {
      InputValue value = value(field.type(), field.bits().get().width());
      cells.add(new InputCell(at + field.offset(), field.cell(), value));
    } else {
      collect(field.type(), at + field.offset(), cells);
    }
  }

  private int bits(Type type) {
    boolean bool = type instanceof IntegerType integer && integer.isBool();
    return bool ? 1 : (int) (8 * program.model().size(type));
  }

  private InputValue value(Type type, int bits) {
    if (type instanceof PointerType pointer) {
      return pointer(pointer.target());
    }
    if (type instanceof FloatingType floating) {
      return floating(floating);
    }
    if (type instanceof EnumType enumeration && random.nextInt(4) > 0) {
      int choice = random.nextInt(enumeration.constants().size());
      return InputValue.Number.of(enumeration.constants().get(choice).value());
    }
    Type underlying = type instanceof EnumType enumeration ? enumeration.underlying() : type;
    return integer(bits, underlying instanceof IntegerType integer && integer.signed());
  }

  private InputValue integer(int bits, boolean signed) {
    BigInteger span = BigInteger.ONE.shiftLeft(bits);
    BigInteger drawn =
        switch (random.nextInt(8)) {
          case 0 -> new BigInteger(bits, random);
          case 1 -> span.shiftRight(1);
          case 2 -> span.subtract(BigInteger.ONE);
          default -> BigInteger.valueOf(random.nextInt(12) - 4L).mod(span);
        };
    boolean negative = signed && drawn.testBit(bits - 1);
    return new InputValue.Number(negative ? drawn.subtract(span) : drawn);
  }

  private InputValue floating(FloatingType type) {
    double[] sample = {0, -0.0, 1.5, -2, 0.1, Double.POSITIVE_INFINITY, 1e300, 3e-310, Double.NaN};
    double value = sample[random.nextInt(sample.length)];
    if (type == FloatingType.FLOAT) {
      long bits = Float.floatToRawIntBits((float) value) & 0xffffffffL;
      return new InputValue.Floating(BigInteger.valueOf(bits));
    }
    if (type == FloatingType.DOUBLE) {
      long bits = Double.doubleToRawLongBits(value);
      return new InputValue.Floating(new BigInteger(Long.toUnsignedString(bits)));
    }
    return new InputValue.Floating(BigInteger.ZERO);
  }

  private InputValue pointer(Type target) {
    if (target instanceof FunctionType function) {
      return program.functions().values().stream()
          .filter(f -> f.type().equals(function) && random.nextInt(4) > 0)
          .findFirst()
          .<InputValue>map(f -> new InputValue.PointsToFunction(f.symbol()))
          .orElseGet(InputValue.NullPointer::new);
    }
    List<Planned> alike = planned.stream().filter(p -> p.element().equals(target)).toList();
    if (!alike.isEmpty() && (random.nextInt(3) == 0 || planned.size() >= MOST_OBJECTS)) {
      return to(alike.get(random.nextInt(alike.size())));
    }
    boolean complete = target.isScalar() || target instanceof RecordType r && r.isComplete();
    if (!complete || planned.size() >= MOST_OBJECTS || random.nextInt(5) == 0) {
      return new InputValue.NullPointer();
    }
    long length = target instanceof RecordType ? 1 + random.nextInt(4) / 3 : 1 + random.nextInt(5);
    Planned fresh = new Planned(new ObjectName("n" + (planned.size() + 1)), target, length);
    planned.add(fresh);
    return to(fresh);
  }

  private InputValue to(Planned object) {
    boolean inside = object.length() > 1 && random.nextInt(5) == 0;
    long step = program.model().size(object.element());
    return new InputValue.PointsTo(object.name(), inside ? step * (object.length() - 1) : 0);
  }

  private static boolean isCharacter(Type type) {
    return type instanceof IntegerType integer && integer.kind() == IntegerType.Kind.CHAR;
  }
}
