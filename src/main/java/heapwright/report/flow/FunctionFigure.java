package heapwright.report.flow;

import heapwright.analysis.Outcome;
import heapwright.ir.source.SourceSpan;
import heapwright.report.drawing.Area;
import heapwright.report.drawing.Point;
import heapwright.report.drawing.RoundedPath;
import heapwright.report.drawing.Svg;
import heapwright.report.flow.FlowLayout.Route;
import heapwright.report.flow.FlowPicture.Arrow;
import heapwright.report.flow.FlowPicture.Box;
import heapwright.report.flow.FlowPicture.Row;
import heapwright.report.flow.Listing.Style;
import java.util.Locale;

/** One function of a figure: its heading and its graph. */
final class FunctionFigure {
  private static final double HEADING = 54;

  /** Deeper loops are tinted like the deepest. */
  private static final int TINTS = 4;

  private final FunctionStudy study;
  private final Measure measure = new Measure();
  private final FlowLayout layout;

  FunctionFigure(FunctionStudy study, Sources sources) {
    this.study = study;
    this.layout = new FlowLayout(new FlowPainter(study, sources).picture(), measure);
  }

  double width() {
    return Math.max(layout.whole().width(), counts().length() * 6.6);
  }

  double height() {
    return HEADING + layout.whole().height();
  }

  void draw(Svg svg, double x, double y) {
    SourceSpan span = study.function().span();
    svg.add("<g transform=\"translate(%.1f %.1f)\">", x, y);
    svg.add(
        "<text class=\"title\" y=\"16\">%s<tspan class=\"faint\" dx=\"10\">%s</tspan></text>",
        study.function().name(), span.file().name() + ":" + span.line());
    svg.add("<text class=\"counts\" y=\"36\">%s</text>", counts());
    svg.add("<g transform=\"translate(0 %.1f)\">", HEADING);
    // Lines that matter lie above the others, boxes above all lines.
    layout.routes().stream().filter(r -> !isUnconstrained(r)).forEach(route -> draw(svg, route));
    layout.routes().stream()
        .filter(FunctionFigure::isUnconstrained)
        .forEach(route -> draw(svg, route));
    drawStart(svg);
    layout.boxes().forEach(box -> draw(svg, box, layout.area(box)));
    layout
        .routes()
        .forEach(r -> r.arrow().ifPresent(arrow -> drawLabel(svg, arrow, r.points().get(0))));
    svg.add("</g>").add("</g>");
  }

  private String counts() {
    return new Heading(study, Style.PLAIN).counts();
  }

  private static boolean isUnconstrained(Route route) {
    return route.arrow().filter(Arrow::unconstrained).isPresent();
  }

  private void drawStart(Svg svg) {
    Area area = layout.start();
    double radius = area.width() / 2;
    svg.add(
        "<circle class=\"start\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"/>",
        area.x() + radius, area.y() + radius, radius);
  }

  private void draw(Svg svg, Route route) {
    String kind = route.arrow().map(arrow -> kind(arrow.outcome())).orElse("always");
    String back = route.arrow().filter(Arrow::back).isPresent() ? " back" : "";
    String unconstrained = isUnconstrained(route) ? " aim" : "";
    svg.add(
        "<path class=\"%s\" marker-end=\"url(#%s)\" d=\"%s\"><title>%s</title></path>",
        "edge " + kind + back + unconstrained,
        kind,
        RoundedPath.through(route.points()),
        route.arrow().map(arrow -> arrow.outcome().toString()).orElse("start"));
  }

  /** To the right of where the arrow leaves its box. */
  private void drawLabel(Svg svg, Arrow arrow, Point tail) {
    String unconstrained = arrow.unconstrained() ? " aim" : "";
    svg.add(
        "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">%s<tspan class=\"diamond\">%s</tspan></text>",
        "label " + kind(arrow.outcome()) + unconstrained,
        tail.x() + 5,
        tail.y() + Measure.LABEL_FONT + 2,
        arrow.name(),
        arrow.unconstrained() ? " ◆" : "");
  }

  private void draw(Svg svg, Box box, Area area) {
    String tint = "depth" + Math.min(TINTS, box.depth());
    svg.add(
        "<g class=\"%s\" transform=\"translate(%.1f %.1f)\">",
        "box " + tint + (box.reachable() ? "" : " unreachable"), area.x(), area.y());
    svg.add("<title>%s</title>", tooltip(box));
    svg.add("<rect width=\"%.1f\" height=\"%.1f\" rx=\"7\"/>", area.width(), area.height());
    double y = Measure.PAD_Y + 0.7 * Measure.ROW;
    for (Row row : box.rows()) {
      draw(svg, box, row, area.width(), y);
      y += Measure.ROW;
    }
    svg.add("</g>");
  }

  private void draw(Svg svg, Box box, Row row, double width, double y) {
    double numbers = measure.numberWidth(box);
    double numberEnd = Measure.PAD_X + numbers - 1.2 * Measure.LETTER;
    svg.add("<text class=\"number\" x=\"%.1f\" y=\"%.1f\">%s</text>", numberEnd, y, row.number());
    svg.add(
        "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>",
        "code " + row.kind().name().toLowerCase(Locale.ROOT),
        Measure.PAD_X + numbers,
        y,
        measure.shown(row));
    svg.add(
        "<text class=\"line\" x=\"%.1f\" y=\"%.1f\">%s</text>",
        width - Measure.PAD_X + 3, y, row.line());
  }

  private static String tooltip(Box box) {
    StringBuilder text = new StringBuilder();
    box.rows()
        .forEach(row -> text.append(row.number()).append("  ").append(row.text()).append('\n'));
    String loops =
        box.depth() == 0 ? "" : "in " + box.depth() + (box.depth() == 1 ? " loop" : " loops");
    return (text + loops).strip();
  }

  private static String kind(Outcome outcome) {
    if (outcome instanceof Outcome.Truth truth) {
      return truth.holds() ? "true" : "false";
    }
    return outcome instanceof Outcome.Always ? "always" : "choice";
  }
}
