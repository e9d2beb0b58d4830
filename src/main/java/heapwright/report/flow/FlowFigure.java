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

  private final Sources sources;

  public FlowFigure(Sources sources) {
    this.sources = sources;
  }

  /** The functions one below the other, then the legend. */
  public String of(Program program, List<Function> functions) {
    List<FunctionFigure> figures = new ArrayList<>();
    FunctionStudy.of(program, functions).forEach(s -> figures.add(new FunctionFigure(s, sources)));
    double width = FigureLegend.WIDTH;
    double height = MARGIN;
    for (FunctionFigure figure : figures) {
      width = Math.max(width, figure.width());
      height += figure.height() + GAP;
    }
    Svg svg =
        SvgPage.open(
            width + 2 * MARGIN,
            height + FigureLegend.HEIGHT + MARGIN,
            caption(functions),
            SvgPage.style(FlowFigure.class, "flow.css"),
            FigureLegend.LINES);
    double y = MARGIN;
    for (FunctionFigure figure : figures) {
      figure.draw(svg, MARGIN, y);
      y += figure.height() + GAP;
    }
    FigureLegend.draw(svg, MARGIN, y);
    return SvgPage.close(svg);
  }

  private static String caption(List<Function> functions) {
    return "Control flow of " + String.join(", ", functions.stream().map(Function::name).toList());
  }
}
