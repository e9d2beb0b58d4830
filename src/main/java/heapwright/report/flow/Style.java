package heapwright.report.flow;

/** What the place that shows the text can show. */
public record Style(boolean colour, boolean unicode) {
  public static final Style PLAIN = new Style(false, true);

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
}
