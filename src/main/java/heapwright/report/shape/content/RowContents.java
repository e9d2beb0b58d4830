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
final class RowContents implements InputValue.Cases<RowContent> {
  private final InputCell cell;
  private final String spelled;

  private RowContents(InputCell cell, String spelled) {
    this.cell = cell;
    this.spelled = spelled;
  }

  static RowContent cell(InputCell cell, Naming naming) {
    return cell.value().match(new RowContents(cell, CellValueText.value(cell, naming)));
  }

  @Override
  public RowContent number(InputValue.Number value) {
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

  @Override
  public RowContent floating(InputValue.Floating value) {
    return new RowContent.Shown(spelled);
  }

  @Override
  public RowContent nullPointer(InputValue.NullPointer value) {
    return new RowContent.Ground();
  }

  @Override
  public RowContent pointsTo(InputValue.PointsTo value) {
    return new RowContent.Leads(BoxId.of(value.object()), value.offset(), spelled);
  }

  @Override
  public RowContent pointsToGlobal(InputValue.PointsToGlobal value) {
    return new RowContent.Leads(BoxId.of(value.global()), value.offset(), spelled);
  }

  @Override
  public RowContent pointsToFunction(InputValue.PointsToFunction value) {
    return new RowContent.Shown("&" + spelled);
  }

  @Override
  public RowContent raw(InputValue.RawPointer value) {
    return new RowContent.Shown(spelled);
  }
}
