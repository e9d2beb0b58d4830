package heapwright.report.flow;

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
}
