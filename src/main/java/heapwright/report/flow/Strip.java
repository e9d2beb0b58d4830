package heapwright.report.flow;

/** A line of coloured text that knows how wide it looks. */
final class Strip {
  private final Style style;
  private final StringBuilder text = new StringBuilder();
  private int width;

  Strip(Style style) {
    this.style = style;
  }

  Strip add(String piece, Ink ink) {
    text.append(ink.paint(piece, style));
    width += piece.codePointCount(0, piece.length());
    return this;
  }

  Strip add(String piece) {
    return add(piece, Ink.PLAIN);
  }

  Strip add(Strip other) {
    text.append(other.text);
    width += other.width;
    return this;
  }

  /** Blanks up to the column; at least {@code gap} of them. */
  Strip to(int column, int gap) {
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
