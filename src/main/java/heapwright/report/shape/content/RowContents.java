package heapwright.report.shape.content;

import heapwright.ir.type.EnumType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Type;
import heapwright.report.input.CellValueText;
import heapwright.report.input.Naming;
import heapwright.report.input.Quoted;
import heapwright.report.shape.picture.BoxId;
import heapwright.report.shape.picture.RowContent;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputValue;

/** What a cell looks like in a row. */
final class RowContents {
  private RowContents() {}

  static RowContent cell(InputCell cell, Naming naming) {
    String spelled = CellValueText.value(cell, naming);
    return cell.value()
        .match(
            number -> number(cell, number, spelled),
            number -> new RowContent.Shown(spelled),
            nothing -> new RowContent.Ground(),
            to -> new RowContent.Leads(BoxId.of(to.object()), to.offset(), spelled),
            to -> new RowContent.Leads(BoxId.of(to.global()), to.offset(), spelled),
            to -> new RowContent.Shown("&" + spelled),
            to -> new RowContent.Shown(spelled));
  }

  private static RowContent number(InputCell cell, InputValue.Number value, String spelled) {
    Type type = cell.cell().type();
    if (type instanceof EnumType enumeration) {
      return enumeration.constants().stream()
          .filter(c -> Long.toString(c.value()).equals(spelled))
          .findFirst()
          .map(c -> new RowContent.Shown(c.name()))
          .orElseGet(() -> new RowContent.Shown(spelled));
    }
    boolean letter = type instanceof IntegerType i && i.kind() == IntegerType.Kind.CHAR;
    int code = value.value().intValue();
    boolean readable = letter && (code >= ' ' && code <= '~' || code == '\n' || code == '\t');
    return new RowContent.Shown(readable ? spelled + " " + Quoted.character(code) : spelled);
  }
}
