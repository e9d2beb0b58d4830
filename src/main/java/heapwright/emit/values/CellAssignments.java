package heapwright.emit.values;

import heapwright.emit.names.Inexpressible;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.VoidType;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputValue;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Gives cells their values. */
public final class CellAssignments {
  private final ValueExpressions values;

  public CellAssignments(ValueExpressions values) {
    this.values = values;
  }

  public List<String> to(TestVariable variable, List<InputCell> cells) {
    List<String> lines = new ArrayList<>();
    int i = 0;
    while (i < cells.size()) {
      InputCell cell = cells.get(i);
      Optional<TextRun> run = TextRun.from(variable, cells, i);
      lines.add(run.map(r -> r.assignment(values.library())).orElseGet(() -> one(variable, cell)));
      i += run.map(TextRun::length).orElse(1);
    }
    return lines;
  }

  private String one(TestVariable variable, InputCell cell) {
    Optional<String> register = variable.register(cell.cell(), cell.offset(), values.types());
    if (register.isPresent()) {
      return register.get() + " = " + values.of(cell.value(), cell.cell().type()) + ";";
    }
    Optional<FieldPath> path = variable.path(cell.cell(), cell.offset());
    if (path.isEmpty() || isNan(cell)) {
      return bytes(variable, cell);
    }
    String place = variable.at(path.get());
    if (path.get().qualifiers().isConst()) {
      // The object is the test's own, so that a const member may get its first value.
      place = "*(" + values.types().of(path.get().type().pointer()) + ")&" + place;
    }
    return place + " = " + values.of(cell.value(), path.get().type()) + ";";
  }

  static boolean isNan(InputCell cell) {
    return cell.value() instanceof InputValue.Floating number
        && cell.cell().type() instanceof FloatingType type
        && Literal.floating(number.bits(), type).isEmpty();
  }

  private String bytes(TestVariable variable, InputCell cell) {
    if (cell.cell().bits().isPresent()) {
      throw new Inexpressible("a bit-field of " + variable.name() + " at " + cell.offset());
    }
    return values.library().call("memcpy", variable.octets(cell.offset()), image(cell)) + ";";
  }

  /** The bytes of a value and their number. */
  String image(InputCell cell) {
    boolean isNumber =
        cell.value() instanceof InputValue.Number || cell.value() instanceof InputValue.Floating;
    if (!isNumber || cell.cell().type() instanceof PointerType) {
      PointerType type =
          cell.cell().type() instanceof PointerType own ? own : VoidType.VOID.pointer();
      return "&(void *){" + values.of(cell.value(), type) + "}, sizeof(void *)";
    }
    BigInteger bits =
        cell.value() instanceof InputValue.Floating floating
            ? floating.bits()
            : ((InputValue.Number) cell.value()).value();
    List<Byte> octets = new ArrayList<>();
    for (int i = 0; i < values.size(cell.cell()); i++) {
      octets.add(bits.shiftRight(8 * i).byteValue());
    }
    return Literal.text(octets) + ", " + octets.size();
  }
}
