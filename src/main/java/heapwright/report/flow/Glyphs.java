package heapwright.report.flow;

/** The signs of a listing, for terminals with and without Unicode. */
record Glyphs(
    String margin,
    String loopStart,
    String loopBody,
    String loopEnd,
    String loopLine,
    String arrow,
    String aim,
    String separator) {
  private static final Glyphs UNICODE = new Glyphs("│", "┌", "│", "└", "╶", "→", "◆", " · ");
  private static final Glyphs ASCII = new Glyphs("|", "/", "|", "\\", "-", "->", "*", ", ");

  static Glyphs of(Style style) {
    return style.unicode() ? UNICODE : ASCII;
  }
}
