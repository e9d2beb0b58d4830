package heapwright.report.shape;

import heapwright.ir.ArrayType;
import heapwright.ir.Field;
import heapwright.ir.FloatingType;
import heapwright.ir.Program;
import heapwright.ir.RecordType;
import heapwright.ir.SymbolId;
import heapwright.ir.Type;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputGlobal;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** An input as text: arguments, globals and objects, a line each. */
public final class InputText {
  private final Program program;

  public InputText(Program program) {
    this.program = program;
  }

  public String of(TestInput input) {
    StringBuilder text = new StringBuilder();
    input.arguments().forEach(a -> line(text, argument(a)));
    input.globals().stream().filter(g -> !g.cells().isEmpty()).forEach(g -> line(text, global(g)));
    input.objects().forEach(o -> line(text, object(o)));
    if (!input.stdin().isEmpty()) {
      line(text, "stdin = " + input.stdin());
    }
    input.failing().forEach(n -> line(text, "request " + (n + 1) + " for memory fails"));
    return text.toString();
  }

  private static void line(StringBuilder text, String line) {
    text.append("  ").append(line).append('\n');
  }

  private String argument(InputArgument argument) {
    Type type = argument.parameter().type();
    return argument.parameter().name() + " = " + content(type, 1, argument.cells());
  }

  private String global(InputGlobal global) {
    Type type = program.globals().get(global.symbol()).type();
    return name(global.symbol()) + " = " + content(type, 1, global.cells());
  }

  private String object(InputObject object) {
    String type =
        object.length() == 1
            ? object.element().toString()
            : new ArrayType(object.element(), object.length()).toString();
    return object.name()
        + ": "
        + type
        + " "
        + content(object.element(), object.length(), object.cells());
  }

  private String content(Type element, long length, List<InputCell> cells) {
    if (length == 1 && element.isScalar()) {
      return cells.stream().findFirst().map(this::value).orElse("0");
    }
    return "{"
        + cells.stream()
            .map(c -> place(element, c) + " = " + value(c))
            .collect(Collectors.joining(", "))
        + "}";
  }

  private String place(Type element, InputCell cell) {
    long size = Math.max(1, program.model().size(element));
    long index = cell.offset() / size;
    String inside = inside(element, cell.offset() % size, cell);
    boolean first = index == 0 && !element.isScalar() && !inside.isEmpty();
    String place = first ? inside : "[" + index + "]" + inside;
    return place.startsWith(".") ? place.substring(1) : place;
  }

  private String inside(Type type, long offset, InputCell cell) {
    if (type instanceof RecordType record) {
      return record.fields().stream()
          .filter(f -> holds(f, offset))
          .min(Comparator.comparing(f -> !f.cell().equals(cell.cell())))
          .map(f -> name(f) + member(f, offset, cell))
          .orElse(".[" + offset + "]");
    }
    if (type instanceof ArrayType array) {
      long size = program.model().size(array.element());
      return "[" + offset / size + "]" + inside(array.element(), offset % size, cell);
    }
    return offset == 0 ? "" : ".[" + offset + "]";
  }

  private static String name(Field field) {
    return field.isAnonymous() ? "" : "." + field.name();
  }

  private String member(Field field, long offset, InputCell cell) {
    return field.bits().isPresent() ? "" : inside(field.type(), offset - field.offset(), cell);
  }

  private boolean holds(Field field, long offset) {
    long size = field.bits().isPresent() ? 1 : Math.max(1, program.model().size(field.type()));
    return field.offset() <= offset && offset < field.offset() + size;
  }

  private String value(InputCell cell) {
    Optional<Type> floating =
        Optional.of(cell.cell().type()).filter(FloatingType.class::isInstance);
    return cell.value().match(new ValueText(floating));
  }

  private String name(SymbolId symbol) {
    return Optional.ofNullable(program.globals().get(symbol))
        .map(g -> g.name())
        .or(() -> program.function(symbol).map(f -> f.name()))
        .orElse(symbol.key());
  }

  private final class ValueText implements InputValue.Cases<String> {
    private final Optional<Type> floating;

    ValueText(Optional<Type> floating) {
      this.floating = floating;
    }

    @Override
    public String number(InputValue.Number value) {
      return value.value().toString();
    }

    @Override
    public String floating(InputValue.Floating value) {
      long bits = value.bits().longValue();
      if (floating.equals(Optional.of(FloatingType.FLOAT))) {
        return Float.toString(Float.intBitsToFloat((int) bits));
      }
      return floating.equals(Optional.of(FloatingType.DOUBLE))
          ? Double.toString(Double.longBitsToDouble(bits))
          : "0x" + value.bits().toString(16);
    }

    @Override
    public String nullPointer(InputValue.NullPointer value) {
      return "NULL";
    }

    @Override
    public String pointsTo(InputValue.PointsTo value) {
      return value.object() + plus(value.offset());
    }

    @Override
    public String pointsToGlobal(InputValue.PointsToGlobal value) {
      return "&" + name(value.global()) + plus(value.offset());
    }

    @Override
    public String pointsToFunction(InputValue.PointsToFunction value) {
      return name(value.function());
    }

    @Override
    public String raw(InputValue.RawPointer value) {
      return "0x" + Long.toHexString(value.address());
    }

    private String plus(long offset) {
      return offset == 0 ? "" : " + " + offset;
    }
  }
}
