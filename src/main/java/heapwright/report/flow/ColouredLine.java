package heapwright.report.flow;

import heapwright.report.flow.Listing.Style;

/** A line of coloured text that knows how wide it looks. */
final class ColouredLine {
  private final Style style;
  private final StringBuilder text = new StringBuilder();
  private int width;

  ColouredLine(Style style) {
    this.style = style;
  }

  ColouredLine add(String piece, Ink ink) {
    text.append(ink.paint(piece, style));
    width += piece.codePointCount(0, piece.length());
    return this;
  }

  ColouredLine add(String piece) {
    return add(piece, Ink.PLAIN);
  }

  ColouredLine add(ColouredLine other) {
    text.append(other.text);
    width += other.width;
    return this;
  }

  /** Blanks up to the column; at least {@code gap} of them. */
  ColouredLine to(int column, int gap) {
    return add(" ".repeat(Math.max(gap, column - width)));
  }

  int width() {
    return width;
  }

  @Override
  public String toString() {
    return text.toString().stripTrailing();
  }

  /** The few colours of a listing, as terminals number them; all are legible on light and dark. */
  enum Ink {
    PLAIN(""),
    TITLE("1"),
    NUMBER("1;36"),
    FAINT("2"),
    TRUE("32"),
    FALSE("31"),
    CHOICE("34"),
    UNCONSTRAINED("1;35"),
    BAR_ODD("34"),
    BAR_EVEN("33");

    private final String code;

    Ink(String code) {
      this.code = code;
    }

    String paint(String text, Style style) {
      return !style.colour() || code.isEmpty() || text.isBlank()
          ? text
          : "\u001b[" + code + "m" + text + "\u001b[0m";
    }
  }
}
