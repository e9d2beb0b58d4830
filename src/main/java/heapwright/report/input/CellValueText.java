package heapwright.report.input;

import heapwright.ir.type.FloatingType;
import heapwright.testcase.InputCell;

/** The value of a cell as text: {@code 7}, {@code n2 + 8}, {@code &table}, {@code NULL}. */
public final class CellValueText {
  private CellValueText() {}

  public static String value(InputCell cell, Naming naming) {
    return cell.value()
        .match(
            number -> number.value().toString(),
            number -> FloatText.of(number.bits(), (FloatingType) cell.cell().type()),
            nothing -> "NULL",
            pointer -> pointer.object() + plus(pointer.offset()),
            pointer -> "&" + naming.symbol(pointer.global()) + plus(pointer.offset()),
            pointer -> naming.symbol(pointer.function()),
            pointer -> "0x" + Long.toHexString(pointer.address()));
  }

  private static String plus(long offset) {
    return offset == 0 ? "" : (offset < 0 ? " - " : " + ") + Math.abs(offset);
  }
}
