package heapwright.report.flow;

/** What the colours and lines of a figure mean. */
final class FigureLegend {
  static final double WIDTH = 640;
  static final double HEIGHT = 44;

  /** Arrow heads, one for each colour: SVG's markers do not take that of their line. */
  static final String MARKERS = markers("always", "true", "false", "choice");

  private FigureLegend() {}

  private static String markers(String... kinds) {
    StringBuilder text = new StringBuilder("<defs>\n");
    for (String kind : kinds) {
      text.append("<marker id=\"").append(kind).append("\" class=\"").append(kind);
      text.append("\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\"");
      text.append(" markerHeight=\"8\" markerUnits=\"userSpaceOnUse\" orient=\"auto\">");
      text.append("<path d=\"M0 0 L8 4 L0 8 L2 4 Z\"/></marker>\n");
    }
    return text.append("</defs>\n").toString();
  }

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
