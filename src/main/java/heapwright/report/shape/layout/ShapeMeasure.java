package heapwright.report.shape.layout;

import heapwright.report.drawing.Letters;
import heapwright.report.shape.picture.Anchor;
import heapwright.report.shape.picture.Box;
import heapwright.report.shape.picture.BoxRow;
import heapwright.report.shape.picture.RowContent;

/** Sizes of a picture's boxes and of what is in them. */
public final class ShapeMeasure {
  public static final double LETTER = Letters.WIDTH * 12;
  public static final double TITLE = 25;
  static final double ROW = 19;
  public static final double PAD = 11;
  static final double BOTTOM = 3;

  /** Beside a box, for the ground symbols that hang from it. */
  static final double GUTTER = 24;

  /** From the rim to the dot that a pointer starts from. */
  public static final double DOT = 8;

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
    return TITLE + box.rows().size() * ROW + BOTTOM;
  }

  double gutter(Box box) {
    return box.rows().stream().anyMatch(BoxRow::isGround) ? GUTTER : 0;
  }

  /** The middle of a row. */
  public double y(int row) {
    return TITLE + (row + 0.5) * ROW;
  }

  /** Where an arrow into the box meets it. */
  double y(Box box, Anchor anchor) {
    return anchor.match(
        new Anchor.Cases<>() {
          @Override
          public Double whole(Anchor.Whole a) {
            return TITLE / 2;
          }

          @Override
          public Double row(Anchor.AtRow a) {
            return y(a.index()) - ASIDE;
          }

          @Override
          public Double behind(Anchor.Behind a) {
            return height(box) - 1;
          }
        });
  }

  public double nameX(BoxRow row) {
    return PAD + INDENT * row.depth() * LETTER;
  }

  /** The column of the values. */
  public double valueX(Box box) {
    int names =
        box.rows().stream()
            .filter(row -> !row.name().isEmpty())
            .mapToInt(row -> INDENT * row.depth() + Letters.count(name(row)) + GAP)
            .max()
            .orElse(0);
    return PAD + names * LETTER;
  }

  private int valueLetters(BoxRow row) {
    return row.content().filter(RowContent.Leads.class::isInstance).isPresent()
        ? 1
        : Letters.count(value(row));
  }

  public String title(Box box) {
    return Letters.fit(box.title(), LONGEST_TITLE);
  }

  public String type(Box box) {
    return Letters.fit(box.type(), LONGEST_TYPE);
  }

  public String name(BoxRow row) {
    return Letters.fit(row.name(), LONGEST_NAME);
  }

  /** What is written in the column of values; nothing where lines say it. */
  public String value(BoxRow row) {
    return row.content().filter(RowContent.Leads.class::isInstance).isPresent()
        ? ""
        : Letters.fit(text(row), LONGEST_VALUE);
  }

  /** The content of a row in words. */
  public static String text(BoxRow row) {
    return row.content().map(content -> content.match(new Words())).orElse("");
  }

  private static final class Words implements RowContent.Cases<String> {
    @Override
    public String shown(RowContent.Shown content) {
      return content.text();
    }

    @Override
    public String free(RowContent.Free content) {
      return "any";
    }

    @Override
    public String ground(RowContent.Ground content) {
      return "";
    }

    @Override
    public String leads(RowContent.Leads content) {
      return content.text();
    }
  }
}
