package heapwright.report.shape;

import heapwright.ir.EnumType;
import heapwright.ir.IntegerType;
import heapwright.ir.Type;
import heapwright.report.input.Naming;
import heapwright.report.input.Quoted;
import heapwright.report.input.Spelled;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputValue;

/** What a cell looks like in a row. */
final class ContentOf implements InputValue.Cases<Content> {
  private final InputCell cell;
  private final String spelled;

  private ContentOf(InputCell cell, String spelled) {
    this.cell = cell;
    this.spelled = spelled;
  }

  static Content cell(InputCell cell, Naming naming) {
    return cell.value().match(new ContentOf(cell, Spelled.value(cell, naming)));
  }

  @Override
  public Content number(InputValue.Number value) {
    Type type = cell.cell().type();
    if (type instanceof EnumType enumeration) {
      return enumeration.constants().stream()
          .filter(c -> Long.toString(c.value()).equals(spelled))
          .findFirst()
          .map(c -> new Content.Shown(c.name()))
          .orElseGet(() -> new Content.Shown(spelled));
    }
    boolean letter = type instanceof IntegerType i && i.kind() == IntegerType.Kind.CHAR;
    int code = value.value().intValue();
    boolean readable = letter && (code >= ' ' && code <= '~' || code == '\n' || code == '\t');
    return new Content.Shown(readable ? spelled + " " + Quoted.character(code) : spelled);
  }

  @Override
  public Content floating(InputValue.Floating value) {
    return new Content.Shown(spelled);
  }

  @Override
  public Content nullPointer(InputValue.NullPointer value) {
    return new Content.Ground();
  }

  @Override
  public Content pointsTo(InputValue.PointsTo value) {
    return new Content.Leads(BoxId.of(value.object()), value.offset(), spelled);
  }

  @Override
  public Content pointsToGlobal(InputValue.PointsToGlobal value) {
    return new Content.Leads(BoxId.of(value.global()), value.offset(), spelled);
  }

  @Override
  public Content pointsToFunction(InputValue.PointsToFunction value) {
    return new Content.Shown("&" + spelled);
  }

  @Override
  public Content raw(InputValue.RawPointer value) {
    return new Content.Shown(spelled);
  }
}
