package heapwright.report.flow;

import heapwright.report.drawing.Svg;
import java.util.List;

/** What the colours and lines of a figure mean. */
final class FigureLegend {
  static final double WIDTH = 640;
  static final double HEIGHT = 44;

  /** The kinds of lines. */
  static final List<String> LINES = List.of("always", "true", "false", "choice");

  private FigureLegend() {}

  static void draw(Svg svg, double x, double y) {
    svg.add("<g class=\"legend\" transform=\"translate(%.1f %.1f)\">", x, y);
    svg.add("<path class=\"rule\" d=\"M0 0 H%.0f\"/>", WIDTH);
    line(svg, 0, "edge true", "true");
    line(svg, 74, "edge false", "false");
    line(svg, 152, "edge choice", "case");
    line(svg, 226, "edge always back", "back to a loop's head");
    line(svg, 398, "edge true aim", "unconstrained");
    svg.add("<text class=\"diamond\" x=\"530\" y=\"28\">◆</text>");
    svg.add(
        "<g class=\"box depth1\"><rect x=\"556\" y=\"16\" width=\"18\" height=\"16\" rx=\"4\"/></g>");
    svg.add(
        "<g class=\"box depth2\"><rect x=\"580\" y=\"16\" width=\"18\" height=\"16\" rx=\"4\"/></g>");
    svg.add("<text class=\"key\" x=\"606\" y=\"28\">loops</text>");
    svg.add("</g>");
  }

  private static void line(Svg svg, double x, String kind, String meaning) {
    svg.add("<path class=\"%s\" d=\"M%.0f 24 h26\"/>", kind, x);
    svg.add("<text class=\"key\" x=\"%.0f\" y=\"28\">%s</text>", x + 32, meaning);
  }
}
