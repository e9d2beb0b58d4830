package heapwright.emit.values;

import heapwright.emit.names.FreeNames;
import heapwright.emit.names.Inexpressible;
import heapwright.emit.names.TestLibrary;
import heapwright.ir.Global;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.testcase.FinalObject;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Compares cells with what was observed; the first pointer to a fresh block gives it its name. */
public final class CellChecks {
  private final FreeNames vocabulary;
  private final TestLibrary library;
  private final ValueExpressions values;
  private final CellAssignments assignments;
  private final Map<ObjectName, FinalObject> fresh;
  private final TestDeclarations declarations;

  public CellChecks(
      FreeNames vocabulary,
      ValueExpressions values,
      TestDeclarations declarations,
      Map<ObjectName, FinalObject> fresh) {
    this.vocabulary = vocabulary;
    this.values = values;
    library = vocabulary.library();
    this.declarations = declarations;
    this.fresh = fresh;
    assignments = new CellAssignments(values);
  }

  public List<String> of(TestVariable variable, List<InputCell> cells) {
    List<String> lines = new ArrayList<>();
    int i = 0;
    while (i < cells.size()) {
      Optional<TextRun> run = TextRun.from(variable, cells, i);
      if (run.isPresent()) {
        lines.add(check(run.get().comparison(library)));
      } else {
        lines.addAll(one(variable, cells.get(i)));
      }
      i += run.map(TextRun::length).orElse(1);
    }
    return lines;
  }

  private String check(String condition) {
    return vocabulary.check() + "(" + condition + ");";
  }

  private List<String> one(TestVariable variable, InputCell cell) {
    Optional<String> register = variable.register(cell.cell(), cell.offset(), values.types());
    if (register.isPresent() && !(cell.value() instanceof InputValue.PointsTo)) {
      return List.of(check(condition(register.get(), cell.cell().type(), cell)));
    }
    Optional<FieldPath> path = variable.path(cell.cell(), cell.offset());
    if (cell.value() instanceof InputValue.PointsTo to && !values.isDefined(to.object())) {
      return named(variable, path, to);
    }
    if (path.isEmpty()) {
      boolean bits = cell.cell().bits().isPresent();
      String octets = variable.octets(cell.offset());
      return bits
          ? List.of()
          : List.of(check(library.call("memcmp", octets, assignments.image(cell)) + " == 0"));
    }
    String place = variable.at(path.get());
    return List.of(check(condition(place, path.get().type(), cell)));
  }

  private String condition(String place, Type type, InputCell cell) {
    if (CellAssignments.isNan(cell)) {
      return place + " != " + place;
    }
    if (cell.value() instanceof InputValue.PointsToGlobal global
        && vocabulary.global(global.global()).isEmpty()) {
      return text(global, type)
          .map(text -> library.call("strcmp", place, Literal.text(text)) + " == 0")
          .orElse(place + " != NULL");
    }
    return place + " == " + values.of(cell.value(), type);
  }

  /** What a pointer to a string literal shows. */
  private Optional<List<Byte>> text(InputValue.PointsToGlobal pointer, Type type) {
    Global global = vocabulary.program().globals().get(pointer.global());
    boolean readable =
        global.name().isEmpty()
            && type instanceof PointerType p
            && p.target() instanceof IntegerType t
            && t.kind() == IntegerType.Kind.CHAR;
    return global
        .text()
        .filter(text -> readable)
        .map(text -> string(text.bytes(), pointer.offset()));
  }

  private static List<Byte> string(List<Byte> bytes, long offset) {
    List<Byte> text = bytes.subList((int) Math.min(offset, bytes.size()), bytes.size());
    int end = text.indexOf((byte) 0);
    return end < 0 ? text : text.subList(0, end);
  }

  private List<String> named(TestVariable from, Optional<FieldPath> path, InputValue.PointsTo to) {
    FieldPath part =
        path.orElseThrow(() -> new Inexpressible("a pointer among the bytes of " + from.name()));
    FinalObject object = fresh.get(to.object());
    TestVariable variable = declarations.pointer(object.name(), object.element(), object.length());
    values.define(object.name(), variable);
    String place = from.at(part);
    String source =
        to.offset() != 0
            ? "(void *)((char *)" + place + " - " + to.offset() + ")"
            : part.type().equals(declarations.type(variable)) ? place : "(void *)" + place;
    return List.of(
        declarations.declaration(variable) + " = " + source + ";",
        check(variable.name() + " != NULL"));
  }
}
