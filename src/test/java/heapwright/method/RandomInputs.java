package heapwright.method;

import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Field;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputGlobal;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import heapwright.testcase.TestInput;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/** Random heaps: few objects, small numbers, and aliases and cycles by the mood of the draw. */
final class RandomInputs {
  private final Program program;
  private final DataModel model;
  private final Random random;
  private final List<Global> globals;
  private final List<Type> records;
  private final List<InputObject> objects = new ArrayList<>();
  private final Deque<InputObject> above = new ArrayDeque<>();
  private Mood mood;

  RandomInputs(Program program, long seed) {
    this.program = program;
    model = program.model();
    random = new Random(seed);
    mood = Mood.drawn(random);
    globals = program.globals().values().stream().filter(this::isInput).toList();
    records =
        own()
            .flatMap(f -> f.locals().stream())
            .map(Local::type)
            .filter(t -> t instanceof PointerType p && isComplete(p.target()))
            .map(t -> ((PointerType) t).target())
            .distinct()
            .toList();
  }

  private Stream<Function> own() {
    return program.functions().values().stream()
        .filter(f -> !f.span().file().path().startsWith("<"));
  }

  TestInput of(Function function) {
    mood = Mood.drawn(random);
    objects.clear();
    List<InputArgument> arguments = new ArrayList<>();
    for (Local parameter : function.parameters()) {
      arguments.add(new InputArgument(parameter, cells(parameter.type(), 1)));
    }
    List<InputGlobal> before = new ArrayList<>();
    for (Global global : globals) {
      before.add(new InputGlobal(global.symbol(), cells(global.type(), 1)));
    }
    List<Integer> failing =
        random.nextInt(6) == 0 ? List.of(random.nextInt(3)) : List.<Integer>of();
    return new TestInput(
        function.symbol(), arguments, List.copyOf(objects), before, stdin(), failing, List.of());
  }

  private List<Byte> stdin() {
    List<Byte> bytes = new ArrayList<>();
    for (int i = random.nextInt(6); i > 0; i--) {
      bytes.add((byte) character());
    }
    return bytes;
  }

  private int character() {
    return mood.text().charAt(random.nextInt(mood.text().length()));
  }

  private boolean isInput(Global global) {
    boolean isLocal =
        own()
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

  // Cells: those of a union are the cells of one of its members.

  private List<InputCell> cells(Type type, long length) {
    List<InputCell> cells = new ArrayList<>();
    for (long i = 0; i < length; i++) {
      collect(type, i * model.size(type), cells);
    }
    return cells;
  }

  private void collect(Type type, long at, List<InputCell> cells) {
    if (type instanceof ArrayType array) {
      for (long i = 0; i < array.length(); i++) {
        collect(array.element(), at + i * model.size(array.element()), cells);
      }
      terminate(array.element(), cells);
    } else if (type instanceof RecordType record) {
      List<Field> fields = record.fields();
      int only = random.nextInt(Math.max(1, fields.size()));
      for (Field field : record.isUnion() ? List.of(fields.get(only)) : fields) {
        if (field.bits().isPresent()) {
          cells.add(new InputCell(at + field.offset(), field.cell(), value(field.cell())));
        } else {
          collect(field.type(), at + field.offset(), cells);
        }
      }
    } else if (type.isScalar()) {
      cells.add(new InputCell(at, Cell.of(type), value(Cell.of(type))));
    }
  }

  /** Most arrays of characters are strings. */
  private void terminate(Type element, List<InputCell> cells) {
    if (isText(element) && random.nextInt(8) > 0) {
      InputCell last = cells.remove(cells.size() - 1);
      cells.add(new InputCell(last.offset(), last.cell(), InputValue.Number.of(0)));
    }
  }

  private static boolean isText(Type type) {
    return type instanceof IntegerType i && i.kind() == IntegerType.Kind.CHAR;
  }

  private InputValue value(Cell cell) {
    if (cell.type() instanceof PointerType pointer) {
      return pointer(pointer.target());
    }
    if (cell.type() instanceof FloatingType floating) {
      return new InputValue.Floating(bits(floating, number() / (random.nextBoolean() ? 1.0 : 4.0)));
    }
    if (isText(cell.type())) {
      return InputValue.Number.of(random.nextInt(5) == 0 ? 0 : character());
    }
    boolean signed = cell.type() instanceof IntegerType i && i.signed();
    int width = cell.bits().map(b -> b.width()).orElseGet(() -> width(cell.type()));
    BigInteger cut = BigInteger.valueOf(number()).mod(BigInteger.ONE.shiftLeft(width));
    boolean negative = signed && cut.testBit(width - 1);
    return new InputValue.Number(negative ? cut.subtract(BigInteger.ONE.shiftLeft(width)) : cut);
  }

  private int width(Type type) {
    boolean bool = type instanceof IntegerType i && i.isBool();
    return bool ? 1 : (int) (8 * model.size(type));
  }

  private long number() {
    return (long) mood.least() + random.nextInt(mood.numbers());
  }

  private static BigInteger bits(FloatingType type, double number) {
    return switch (type) {
      case FLOAT -> BigInteger.valueOf(Float.floatToRawIntBits((float) number) & 0xffffffffL);
      case DOUBLE -> new BigInteger(Long.toUnsignedString(Double.doubleToRawLongBits(number)));
      case LONG_DOUBLE -> BigInteger.ZERO;
    };
  }

  // Pointers.

  private boolean chance(int ofTen) {
    return random.nextInt(10) < ofTen;
  }

  private InputValue pointer(Type target) {
    if (chance(mood.nothing())) {
      return new InputValue.NullPointer();
    }
    if (target instanceof FunctionType type) {
      return function(type);
    }
    if (chance(mood.shared())) {
      Optional<InputValue> there = existing(target);
      if (there.isPresent()) {
        return there.get();
      }
    }
    boolean any = target instanceof VoidType && !records.isEmpty();
    Type element = any ? records.get(random.nextInt(records.size())) : target;
    if (isComplete(element) && objects.size() < mood.objects()) {
      return fresh(element);
    }
    return random.nextBoolean()
        ? existing(target).orElseGet(InputValue.NullPointer::new)
        : new InputValue.NullPointer();
  }

  private static boolean isComplete(Type type) {
    return !(type instanceof VoidType)
        && !(type instanceof FunctionType)
        && (!(type instanceof RecordType r) || r.isComplete());
  }

  private InputValue function(FunctionType type) {
    List<SymbolId> candidates =
        own().filter(f -> f.type().equals(type)).map(Function::symbol).toList();
    return candidates.isEmpty()
        ? new InputValue.NullPointer()
        : new InputValue.PointsToFunction(candidates.get(random.nextInt(candidates.size())));
  }

  /** An object or global of the type, or what lies inside of another. */
  private Optional<InputValue> existing(Type target) {
    Optional<InputObject> parent = above.stream().skip(1).findFirst();
    if (parent.isPresent() && parent.get().element().equals(target) && chance(mood.back())) {
      return Optional.of(new InputValue.PointsTo(parent.get().name(), 0));
    }
    List<InputValue> places = new ArrayList<>();
    for (InputObject object : objects) {
      long size = model.size(object.element());
      for (long i = 0; i < object.length(); i++) {
        for (long offset : inside(object.element(), target)) {
          places.add(new InputValue.PointsTo(object.name(), i * size + offset));
        }
      }
    }
    for (Global global : globals) {
      for (long offset : inside(global.type(), target)) {
        places.add(new InputValue.PointsToGlobal(global.symbol(), offset));
      }
    }
    return places.isEmpty()
        ? Optional.empty()
        : Optional.of(places.get(random.nextInt(places.size())));
  }

  /** Where a type holds another one. */
  private List<Long> inside(Type whole, Type wanted) {
    if (whole.equals(wanted) || wanted instanceof VoidType) {
      return List.of(0L);
    }
    List<Long> found = new ArrayList<>();
    if (whole instanceof ArrayType array) {
      long size = model.size(array.element());
      for (long i = 0; i < array.length(); i++) {
        for (long offset : inside(array.element(), wanted)) {
          found.add(i * size + offset);
        }
      }
    } else if (whole instanceof RecordType record && record.isComplete()) {
      for (Field field : record.fields()) {
        if (field.bits().isEmpty()) {
          inside(field.type(), wanted).forEach(offset -> found.add(field.offset() + offset));
        }
      }
    }
    return found;
  }

  private InputValue fresh(Type target) {
    ObjectName name = new ObjectName("n" + (objects.size() + 1));
    boolean single = target instanceof RecordType && random.nextInt(5) > 0;
    long length = single ? 1 : 1 + random.nextInt(mood.length());
    int place = objects.size();
    objects.add(object(name, target, length, List.of()));
    above.push(objects.get(place));
    List<InputCell> cells = cells(target, length);
    above.pop();
    terminate(target, cells);
    objects.set(place, object(name, target, length, cells));
    return new InputValue.PointsTo(name, 0);
  }

  private static InputObject object(
      ObjectName name, Type element, long length, List<InputCell> cells) {
    return new InputObject(name, element, length, InputObject.Storage.HEAP, cells);
  }
}
