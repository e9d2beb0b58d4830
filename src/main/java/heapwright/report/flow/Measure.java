package heapwright.report.flow;

import heapwright.report.flow.FlowPicture.Arrow;
import heapwright.report.flow.FlowPicture.Box;
import heapwright.report.flow.FlowPicture.Row;
import java.util.List;

/**
 * Sizes of a picture's parts. SVG does not lay out text; monospaced letters are 0.6 of their size
 * wide in the fonts that browsers have, and the boxes leave a little room for those that differ.
 */
final class Measure {
  static final double FONT = 12;
  static final double LETTER = 0.602 * FONT;
  static final double ROW = 19;
  static final double PAD_X = 10;
  static final double PAD_Y = 6;
  static final double LABEL_FONT = 11;

  /** Longer text is cut; the full line is in the tooltip. */
  private static final int LONGEST = 44;

  /** Wide enough for the text, and for the labels of the arrows that leave it. */
  double width(Box box, List<Arrow> leaving) {
    double text = box.rows().stream().mapToDouble(r -> shown(r).length()).max().orElse(0);
    double label = leaving.stream().mapToDouble(a -> labelWidth(a)).max().orElse(0);
    return Math.max(
        numberWidth(box) + text * LETTER + lineWidth(box) + 2 * PAD_X,
        Math.max(36, (leaving.size() + 1) * label));
  }

  double height(Box box) {
    return Math.max(1, box.rows().size()) * ROW + 2 * PAD_Y;
  }

  /** The column of the statement numbers. */
  double numberWidth(Box box) {
    int digits = box.rows().stream().mapToInt(r -> r.number().length()).max().orElse(0);
    return digits == 0 ? 0 : (digits + 1.2) * LETTER;
  }

  /** The column of the line numbers. */
  double lineWidth(Box box) {
    int digits = box.rows().stream().mapToInt(r -> r.line().length()).max().orElse(0);
    return digits == 0 ? 0 : (digits + 2) * LETTER * 0.85;
  }

  String shown(Row row) {
    return row.text().length() <= LONGEST ? row.text() : row.text().substring(0, LONGEST) + "…";
  }

  private static double labelWidth(Arrow arrow) {
    String text = arrow.name() + (arrow.unconstrained() ? " ◆" : "");
    return text.length() * 0.602 * LABEL_FONT + 8;
  }
}
