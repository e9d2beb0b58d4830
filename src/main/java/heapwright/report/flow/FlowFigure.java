package heapwright.report.flow;

import heapwright.ir.Function;
import heapwright.ir.Program;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Control flow graphs as one SVG picture, for light and dark pages. */
public final class FlowFigure {
  private static final double MARGIN = 28;
  private static final double GAP = 36;

  private final Sources sources;

  public FlowFigure(Sources sources) {
    this.sources = sources;
  }

  /** The functions one below the other, then the legend. */
  public String of(Program program, List<Function> functions) {
    List<FunctionFigure> figures = new ArrayList<>();
    Study.of(program, functions).forEach(s -> figures.add(new FunctionFigure(s, sources)));
    double width = FigureLegend.WIDTH;
    double height = MARGIN;
    for (FunctionFigure figure : figures) {
      width = Math.max(width, figure.width());
      height += figure.height() + GAP;
    }
    Svg svg = new Svg();
    double fullWidth = width + 2 * MARGIN;
    double fullHeight = height + FigureLegend.HEIGHT + MARGIN;
    svg.add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\""
            + " viewBox=\"0 0 %.0f %.0f\" role=\"img\" aria-label=\"%s\">",
        fullWidth, fullHeight, fullWidth, fullHeight, caption(functions));
    svg.raw("<style>\n" + stylesheet() + "</style>\n").raw(FigureLegend.MARKERS);
    svg.add("<rect class=\"page\" width=\"100%%\" height=\"100%%\"/>");
    double y = MARGIN;
    for (FunctionFigure figure : figures) {
      figure.draw(svg, MARGIN, y);
      y += figure.height() + GAP;
    }
    FigureLegend.draw(svg, MARGIN, y);
    return svg.raw("</svg>\n").toString();
  }

  private static String caption(List<Function> functions) {
    return "Control flow of " + String.join(", ", functions.stream().map(Function::name).toList());
  }

  private static String stylesheet() {
    try (InputStream css = FlowFigure.class.getResourceAsStream("flow.css")) {
      return new String(css.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
