package heapwright.report.input;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.Field;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputObject;
import heapwright.testcase.StubEffect;
import java.util.Comparator;
import java.util.Optional;

/** What symbols and the parts of objects are called. */
public final class Naming {
  private final Program program;

  public Naming(Program program) {
    this.program = program;
  }

  /** The source's name of a global or function; literals have none and get their key. */
  public String symbol(SymbolId symbol) {
    return Optional.ofNullable(program.globals().get(symbol))
        .map(Global::name)
        .or(() -> Optional.ofNullable(program.declarations().get(symbol)).map(Naming::name))
        .filter(name -> !name.isEmpty())
        .orElse(symbol.key());
  }

  private static String name(FunctionDeclaration function) {
    return function.name();
  }

  /** The type of an object as C has it: an array's, if it has several elements. */
  public static String type(InputObject object) {
    return object.length() == 1
        ? object.element().toString()
        : new ArrayType(object.element(), object.length()).toString();
  }

  /** Where a cell lies in an object of such elements: {@code next}, {@code [2].items[0]}. */
  public String place(Type element, InputCell cell) {
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

  /** What a function outside of the program writes, as a type whose parts can be named. */
  public static Type seen(StubEffect effect) {
    Type type = effect.channel().type();
    boolean isKnown = type.isScalar() || type.isAggregate();
    boolean isOne = effect.cells().size() == 1 && effect.cells().get(0).offset() == 0;
    if (isKnown && (isOne || !type.isScalar())) {
      return type;
    }
    InputCell last = effect.cells().get(effect.cells().size() - 1);
    return last.cell().type().array(last.offset() + 1);
  }
}
