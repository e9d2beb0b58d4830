package heapwright.report.flow;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.report.flow.ColouredLine.Ink;
import java.util.List;
import java.util.stream.Collectors;

/** Functions as text: their source with what the analyses found beside it. */
public final class Listing {
  private final Sources sources;
  private final Style style;

  public Listing(Sources sources, Style style) {
    this.sources = sources;
    this.style = style;
  }

  /** The functions one below the other, then what the signs mean. */
  public String of(Program program, List<Function> functions) {
    String body =
        FunctionStudy.of(program, functions).stream()
            .map(study -> new FunctionListing(study, sources, style).text())
            .collect(Collectors.joining("\n"));
    return functions.isEmpty() ? "" : body + "\n" + legend();
  }

  private String legend() {
    Style.Glyphs glyphs = Style.Glyphs.of(style);
    return new ColouredLine(style)
            .add(glyphs.unconstrained(), Ink.UNCONSTRAINED)
            .add(" unconstrained: runs that take all of these take every branch", Ink.FAINT)
            .add("    ")
            .add(glyphs.loopBody(), Ink.BAR_ODD)
            .add(" loop", Ink.FAINT)
            .add("    ")
            .add("12:T " + glyphs.arrow() + " 14", Ink.FAINT)
            .add(" if 12 is true, 14 comes next", Ink.FAINT)
        + "\n";
  }

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
        String unconstrained,
        String separator) {
      private static final Glyphs UNICODE = new Glyphs("│", "┌", "│", "└", "╶", "→", "◆", " · ");
      private static final Glyphs ASCII = new Glyphs("|", "/", "|", "\\", "-", "->", "*", ", ");

      static Glyphs of(Style style) {
        return style.unicode() ? UNICODE : ASCII;
      }
    }
  }
}
