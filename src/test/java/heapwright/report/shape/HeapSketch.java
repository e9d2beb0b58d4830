package heapwright.report.shape;

import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Field;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputGlobal;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import heapwright.testcase.TestInput;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Builds an input of a function of {@code shapes.c} place by place. */
public final class HeapSketch {
  private static final Pattern STEP = Pattern.compile("\\.?(\\w+)|\\[(\\d+)\\]");
  private static final Path FILE = Path.of("src", "test", "resources", "shapes", "shapes.c");

  public static final Program PROGRAM =
      ((SourceReading.Translated)
              new CFrontEnd().read(new SourceRequest(FILE, "gcc", List.of(), DataModel.LP64)))
          .program();

  private record Sketched(Type element, long length, List<InputCell> cells) {}

  private final Function function;
  private final Map<String, List<InputCell>> arguments = new LinkedHashMap<>();
  private final Map<String, List<InputCell>> globals = new LinkedHashMap<>();
  private final Map<String, Sketched> objects = new LinkedHashMap<>();
  private final List<Integer> failing = new ArrayList<>();
  private String stdin = "";

  public HeapSketch(String function) {
    this.function = PROGRAM.functionsNamed(function).get(0);
    this.function.parameters().forEach(p -> arguments.put(p.name(), new ArrayList<>()));
  }

  public static InputValue to(String object) {
    return to(object, 0);
  }

  public static InputValue to(String object, long offset) {
    return new InputValue.PointsTo(new ObjectName(object), offset);
  }

  public static InputValue nowhere() {
    return new InputValue.NullPointer();
  }

  public static InputValue number(long value) {
    return InputValue.Number.of(value);
  }

  public HeapSketch argument(String name, InputValue value) {
    return argument(name, "", value);
  }

  public HeapSketch argument(String name, String place, InputValue value) {
    Local parameter =
        function.parameters().stream().filter(p -> p.name().equals(name)).findFirst().orElseThrow();
    arguments.get(name).add(cell(parameter.type(), place, value));
    return this;
  }

  public HeapSketch global(String name, String place, InputValue value) {
    Global global = named(name);
    globals.computeIfAbsent(name, n -> new ArrayList<>()).add(cell(global.type(), place, value));
    return this;
  }

  /** An object of so many elements. */
  public HeapSketch object(String name, Type element, long length) {
    objects.put(name, new Sketched(element, length, new ArrayList<>()));
    return this;
  }

  public HeapSketch record(String name, String tag) {
    return object(name, type(tag), 1);
  }

  public HeapSketch set(String object, String place, InputValue value) {
    Sketched sketched = objects.get(object);
    Type whole =
        sketched.length() == 1
            ? sketched.element()
            : new ArrayType(sketched.element(), sketched.length());
    sketched.cells().add(cell(whole, place, value));
    return this;
  }

  /** Characters, with the zero byte behind them. */
  public HeapSketch text(String object, String place, String text) {
    byte[] bytes = (text + "\0").getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < bytes.length; i++) {
      set(object, place + "[" + i + "]", number(bytes[i]));
    }
    return this;
  }

  public HeapSketch stdin(String text) {
    stdin = text;
    return this;
  }

  public HeapSketch failing(int request) {
    failing.add(request);
    return this;
  }

  /** A record type of the file. */
  public static RecordType type(String tag) {
    Set<RecordType> seen = new LinkedHashSet<>();
    PROGRAM.functions().values().stream()
        .flatMap(f -> f.parameters().stream())
        .forEach(parameter -> collect(parameter.type(), seen));
    return seen.stream().filter(r -> r.tag().equals(tag)).findFirst().orElseThrow();
  }

  private static void collect(Type type, Set<RecordType> seen) {
    if (type instanceof PointerType pointer) {
      collect(pointer.target(), seen);
    } else if (type instanceof ArrayType array) {
      collect(array.element(), seen);
    } else if (type instanceof RecordType record && seen.add(record)) {
      record.fields().forEach(field -> collect(field.type(), seen));
    }
  }

  private static Global named(String name) {
    return PROGRAM.globals().values().stream()
        .filter(g -> g.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static InputCell cell(Type whole, String place, InputValue value) {
    Cell cell = Cell.of(whole);
    long offset = 0;
    Matcher step = STEP.matcher(place);
    while (step.find()) {
      if (step.group(2) != null) {
        Type element = ((ArrayType) cell.type()).element();
        offset += Long.parseLong(step.group(2)) * PROGRAM.model().size(element);
        cell = Cell.of(element);
      } else {
        Field field = field((RecordType) cell.type(), step.group(1));
        offset += field.offset();
        cell = field.cell();
      }
    }
    return new InputCell(offset, cell, value);
  }

  private static Field field(RecordType record, String name) {
    for (Field field : record.fields()) {
      if (field.name().equals(name)) {
        return field;
      }
      if (field.isAnonymous() && field.type() instanceof RecordType inner) {
        for (Field deeper : inner.fields()) {
          if (deeper.name().equals(name)) {
            return new Field(
                name,
                deeper.type(),
                deeper.qualifiers(),
                field.offset() + deeper.offset(),
                deeper.bits());
          }
        }
      }
    }
    throw new IllegalArgumentException(record + " has no " + name);
  }

  public TestInput input() {
    return new TestInput(
        function.symbol(),
        function.parameters().stream()
            .map(p -> new InputArgument(p, arguments.get(p.name())))
            .toList(),
        objects.entrySet().stream()
            .map(
                e ->
                    new InputObject(
                        new ObjectName(e.getKey()),
                        e.getValue().element(),
                        e.getValue().length(),
                        InputObject.Storage.HEAP,
                        e.getValue().cells()))
            .toList(),
        globals.entrySet().stream()
            .map(e -> new InputGlobal(named(e.getKey()).symbol(), e.getValue()))
            .toList(),
        stdin.chars().mapToObj(c -> (byte) c).toList(),
        failing,
        List.of());
  }
}
