package heapwright.report.shape;

import heapwright.report.drawing.Area;
import heapwright.report.drawing.Svg;
import heapwright.report.shape.HeapPicture.Tints;
import heapwright.report.shape.ShapePicture.Box;
import heapwright.report.shape.ShapePicture.BoxRow;
import heapwright.report.shape.ShapePicture.RowContent;

/** Draws records: a title, a row for each part, ground symbols at the side. */
final class BoxDrawing {
  /** From the middle of a row down to the line that letters stand on. */
  private static final double BASELINE = 4;

  private static final double CORNER = 6;

  private final Svg svg;
  private final ShapeMeasure measure;
  private final Tints tints;
  private final Highlights highlights;

  BoxDrawing(Svg svg, ShapeMeasure measure, Tints tints, Highlights highlights) {
    this.svg = svg;
    this.measure = measure;
    this.tints = tints;
    this.highlights = highlights;
  }

  void draw(Box box, Area area) {
    svg.add(
        "<g class=\"%s\" transform=\"translate(%.1f %.1f)\">",
        "box " + tints.of(box.id()) + kind(box), area.x(), area.y());
    svg.add(
        "<rect width=\"%.1f\" height=\"%.1f\" rx=\"%.0f\"/>", area.width(), area.height(), CORNER);
    if (box.kind() != Box.Kind.UNKNOWN) {
      head(area.width());
    }
    title(box);
    for (int i = 0; i < box.rows().size(); i++) {
      if (highlights.has(box.id(), i)) {
        changed(measure.y(i), area.width());
      }
      row(box, box.rows().get(i), measure.y(i), area.width());
    }
    svg.add("</g>");
  }

  private String kind(Box box) {
    return (box.kind() == Box.Kind.UNKNOWN ? " unknown" : "")
        + (highlights.has(box.id()) ? " new" : "");
  }

  /** Behind a row that another picture had otherwise. */
  private void changed(double y, double width) {
    svg.add(
        "<path class=\"changed\" d=\"M1 %.1f H%.1f v%.1f H1 Z\"/>",
        y - ShapeMeasure.ROW / 2, width - 1, ShapeMeasure.ROW);
  }

  private void head(double width) {
    svg.add(
        "<path class=\"head\" d=\"M0 %.1f V%.0f Q0 0 %.0f 0 H%.1f Q%.1f 0 %.1f %.0f V%.1f Z\"/>",
        ShapeMeasure.TITLE,
        CORNER,
        CORNER,
        width - CORNER,
        width,
        width,
        CORNER,
        ShapeMeasure.TITLE);
  }

  private void title(Box box) {
    svg.add(
        "<text class=\"name\" x=\"%.1f\" y=\"%.1f\">%s<tspan class=\"type\">%s</tspan>",
        ShapeMeasure.PAD,
        ShapeMeasure.TITLE / 2 + BASELINE,
        measure.title(box),
        box.type().isEmpty() ? "" : ": " + measure.type(box));
    String whole = box.title() + (box.type().isEmpty() ? "" : ": " + box.type());
    svg.add("<title>%s</title></text>", whole);
  }

  private void row(Box box, BoxRow row, double y, double width) {
    String heading = row.content().isEmpty() ? " heading" : "";
    if (!row.name().isEmpty()) {
      text("field" + heading, measure.nameX(row), y, measure.name(row), row.name());
    }
    if (row.isGround()) {
      ground(width, y);
    } else if (!measure.value(row).isEmpty()) {
      boolean free = row.content().filter(RowContent.Free.class::isInstance).isPresent();
      text(free ? "free" : "value", measure.valueX(box), y, measure.value(row), row.text());
    }
  }

  /** Text, with the whole of it as a tooltip where it was cut. */
  private void text(String kind, double x, double y, String shown, String whole) {
    String tooltip = shown.equals(whole) ? "" : "<title>" + Svg.escape(whole) + "</title>";
    svg.raw(tooltip.isEmpty() ? "" : "<g>" + tooltip);
    svg.add("<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>", kind, x, y + BASELINE, shown);
    svg.raw(tooltip.isEmpty() ? "" : "</g>\n");
  }

  private void ground(double x, double y) {
    svg.add("<g class=\"ground\" transform=\"translate(%.1f %.1f)\">", x, y);
    svg.add("<title>NULL</title>");
    svg.add("<circle cx=\"%.1f\" cy=\"0\" r=\"3\"/>", -ShapeMeasure.DOT);
    svg.add(
        "<path d=\"M%.1f 0 H13 V3.5 M7 3.5 H19 M9.5 6 H16.5 M11.8 8.5 H14.2\"/></g>",
        -ShapeMeasure.DOT);
  }
}
