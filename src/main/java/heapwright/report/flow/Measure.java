package heapwright.report.flow;

import heapwright.report.drawing.Letters;
import heapwright.report.flow.FlowPicture.Arrow;
import heapwright.report.flow.FlowPicture.Box;
import heapwright.report.flow.FlowPicture.Row;
import java.util.List;

/** Sizes of a picture's parts. */
final class Measure {
  static final double FONT = 12;
  static final double LETTER = Letters.WIDTH * FONT;
  static final double ROW = 19;
  static final double PAD_X = 10;
  static final double PAD_Y = 6;
  static final double LABEL_FONT = 11;

  /** Longer text is cut; the full line is in the tooltip. */
  private static final int LONGEST = 45;

  /** Wide enough for the text, and for the labels of the arrows that leave it. */
  double width(Box box, List<Arrow> leaving) {
    double text = box.rows().stream().mapToDouble(r -> Letters.count(shown(r))).max().orElse(0);
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
    return Letters.fit(row.text(), LONGEST);
  }

  private static double labelWidth(Arrow arrow) {
    String text = arrow.name() + (arrow.unconstrained() ? " ◆" : "");
    return text.length() * Letters.WIDTH * LABEL_FONT + 8;
  }
}
