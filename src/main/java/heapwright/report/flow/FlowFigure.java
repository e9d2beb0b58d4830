package heapwright.report.flow;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.report.drawing.Svg;
import heapwright.report.drawing.SvgPage;
import java.util.ArrayList;
import java.util.List;

/** Control flow graphs as one SVG picture, for light and dark pages. */
public final class FlowFigure {
  private static final double MARGIN = 28;
  private static final double GAP = 36;

  private static final double LEGEND_WIDTH = 640;
  private static final double LEGEND_HEIGHT = 44;

  /** The kinds of lines. */
  private static final List<String> LINES = List.of("always", "true", "false", "choice");

  private final Sources sources;

  public FlowFigure(Sources sources) {
    this.sources = sources;
  }

  /** The functions one below the other, then the legend. */
  public String of(Program program, List<Function> functions) {
    List<FunctionFigure> figures = new ArrayList<>();
    FunctionStudy.of(program, functions).forEach(s -> figures.add(new FunctionFigure(s, sources)));
    double width = LEGEND_WIDTH;
    double height = MARGIN;
    for (FunctionFigure figure : figures) {
      width = Math.max(width, figure.width());
      height += figure.height() + GAP;
    }
    Svg svg =
        SvgPage.open(
            width + 2 * MARGIN,
            height + LEGEND_HEIGHT + MARGIN,
            caption(functions),
            SvgPage.style(FlowFigure.class, "flow.css"),
            LINES);
    double y = MARGIN;
    for (FunctionFigure figure : figures) {
      figure.draw(svg, MARGIN, y);
      y += figure.height() + GAP;
    }
    drawLegend(svg, MARGIN, y);
    return SvgPage.close(svg);
  }

  private static String caption(List<Function> functions) {
    return "Control flow of " + String.join(", ", functions.stream().map(Function::name).toList());
  }

  /** What the colours and lines mean. */
  private static void drawLegend(Svg svg, double x, double y) {
    svg.add("<g class=\"legend\" transform=\"translate(%.1f %.1f)\">", x, y);
    svg.add("<path class=\"rule\" d=\"M0 0 H%.0f\"/>", LEGEND_WIDTH);
    line(svg, 0, "edge true", "true");
    line(svg, 74, "edge false", "false");
    line(svg, 152, "edge choice", "case");
    line(svg, 226, "edge always back", "back to a loop's head");
    line(svg, 398, "edge true aim", "unconstrained");
    svg.add("<text class=\"diamond\" x=\"530\" y=\"28\">◆</text>");
    svg.add(
        "<g class=\"box depth1\"><rect x=\"556\" y=\"16\" width=\"18\" height=\"16\""
            + " rx=\"4\"/></g>");
    svg.add(
        "<g class=\"box depth2\"><rect x=\"580\" y=\"16\" width=\"18\" height=\"16\""
            + " rx=\"4\"/></g>");
    svg.add("<text class=\"key\" x=\"606\" y=\"28\">loops</text>");
    svg.add("</g>");
  }

  private static void line(Svg svg, double x, String kind, String meaning) {
    svg.add("<path class=\"%s\" d=\"M%.0f 24 h26\"/>", kind, x);
    svg.add("<text class=\"key\" x=\"%.0f\" y=\"28\">%s</text>", x + 32, meaning);
  }
}
