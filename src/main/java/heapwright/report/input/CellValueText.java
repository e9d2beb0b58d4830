package heapwright.report.input;

import heapwright.ir.type.FloatingType;
import heapwright.ir.type.Type;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputValue;

/** The value of a cell as text: {@code 7}, {@code n2 + 8}, {@code &table}, {@code NULL}. */
public final class CellValueText implements InputValue.Cases<String> {
  private final Naming naming;
  private final Type type;

  private CellValueText(Naming naming, Type type) {
    this.naming = naming;
    this.type = type;
  }

  public static String value(InputCell cell, Naming naming) {
    return cell.value().match(new CellValueText(naming, cell.cell().type()));
  }

  @Override
  public String number(InputValue.Number value) {
    return value.value().toString();
  }

  @Override
  public String floating(InputValue.Floating value) {
    return FloatText.of(value.bits(), (FloatingType) type);
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
    return "&" + naming.symbol(value.global()) + plus(value.offset());
  }

  @Override
  public String pointsToFunction(InputValue.PointsToFunction value) {
    return naming.symbol(value.function());
  }

  @Override
  public String raw(InputValue.RawPointer value) {
    return "0x" + Long.toHexString(value.address());
  }

  private static String plus(long offset) {
    return offset == 0 ? "" : (offset < 0 ? " - " : " + ") + Math.abs(offset);
  }
}
