package heapwright.report.shape;

import heapwright.report.drawing.Letters;
import heapwright.report.shape.ShapePicture.Anchor;
import heapwright.report.shape.ShapePicture.Box;
import heapwright.report.shape.ShapePicture.BoxRow;

/** Sizes of a picture's boxes and of what is in them. */
final class ShapeMeasure {
  static final double LETTER = Letters.WIDTH * 12;
  static final double TITLE = 25;
  static final double ROW = 19;
  static final double PAD = 11;
  static final double BOTTOM = 3;

  /** Beside a box, for the ground symbols that hang from it. */
  static final double GUTTER = 24;

  /** From the rim to the dot that a pointer starts from. */
  static final double DOT = 8;

  /** From the rim to where a line may turn before any other does. */
  static final double BEND = 9;

  /** Arrows into a row keep off those that leave it. */
  private static final double ASIDE = 4;

  private static final int INDENT = 2;
  private static final int GAP = 2;
  private static final int LONGEST_NAME = 26;
  private static final int LONGEST_VALUE = 32;
  private static final int LONGEST_TITLE = 20;
  private static final int LONGEST_TYPE = 32;

  double width(Box box) {
    int title = Letters.count(title(box)) + Letters.count(type(box));
    int values = box.rows().stream().mapToInt(this::valueLetters).max().orElse(0);
    double rows = valueX(box) + values * LETTER + PAD;
    return Math.max(rows, (title + GAP) * LETTER + 2 * PAD);
  }

  double height(Box box) {
    return box.rows().isEmpty() ? TITLE : TITLE + box.rows().size() * ROW + BOTTOM;
  }

  double gutter(Box box) {
    return box.rows().stream().anyMatch(BoxRow::isGround) ? GUTTER : 0;
  }

  /** The middle of a row. */
  double y(int row) {
    return TITLE + (row + 0.5) * ROW;
  }

  /** Where an arrow into the box meets it. */
  double y(Box box, Anchor anchor) {
    if (anchor instanceof Anchor.AtRow row) {
      return y(row.index()) - ASIDE;
    }
    return anchor instanceof Anchor.Whole ? TITLE / 2 : height(box) - 1;
  }

  double nameX(BoxRow row) {
    return PAD + INDENT * row.depth() * LETTER;
  }

  /** The column of the values. */
  double valueX(Box box) {
    int names =
        box.rows().stream()
            .filter(row -> !row.name().isEmpty())
            .mapToInt(row -> INDENT * row.depth() + Letters.count(name(row)) + GAP)
            .max()
            .orElse(0);
    return PAD + names * LETTER;
  }

  private int valueLetters(BoxRow row) {
    return row.leads().isPresent() ? 1 : Letters.count(value(row));
  }

  String title(Box box) {
    return Letters.fit(box.title(), LONGEST_TITLE);
  }

  String type(Box box) {
    return Letters.fit(box.type(), LONGEST_TYPE);
  }

  String name(BoxRow row) {
    return Letters.fit(row.name(), LONGEST_NAME);
  }

  /** What is written in the column of values; nothing where lines say it. */
  String value(BoxRow row) {
    return row.leads().isPresent() ? "" : Letters.fit(row.text(), LONGEST_VALUE);
  }
}
