package heapwright.report.shape;

import heapwright.report.drawing.Svg;
import heapwright.report.shape.ShapePicture.Arrow;
import heapwright.report.shape.ShapePicture.Box;
import heapwright.report.shape.ShapePicture.RowContent;

/** What the signs of a picture mean; only those that are in it. */
final class ShapeLegend {
  private static final double LETTER = 6.8;
  private static final double GAP = 22;

  private final Svg svg;
  private double x;

  private ShapeLegend(Svg svg) {
    this.svg = svg;
  }

  static void draw(Svg svg, ShapePicture picture, Highlights highlights, double y, double width) {
    svg.add("<g class=\"legend\" transform=\"translate(0 %.1f)\">", y);
    svg.add("<path class=\"rule\" d=\"M0 0 H%.1f\"/>", width);
    ShapeLegend legend = new ShapeLegend(svg);
    if (picture.shows(RowContent.Ground.class)) {
      legend.ground();
    }
    if (picture.shows(RowContent.Free.class)) {
      legend.free();
    }
    if (picture.boxes().stream().anyMatch(box -> box.kind() == Box.Kind.UNKNOWN)) {
      legend.unknown();
    }
    if (picture.arrows().stream().anyMatch(Arrow::back)) {
      legend.back();
    }
    if (!highlights.isEmpty()) {
      legend.changed();
    }
    if (picture.omitted() > 0) {
      legend.key(picture.omitted() + " more boxes are not drawn");
    }
    svg.add("</g>");
  }

  private void ground() {
    svg.add("<g class=\"ground\" transform=\"translate(%.1f 17)\">", x);
    svg.add("<path d=\"M0 0 H9 V3.5 M3 3.5 H15 M5.5 6 H12.5 M7.8 8.5 H10.2\"/></g>");
    x += 21;
    key("NULL");
  }

  private void free() {
    svg.add("<text class=\"free\" x=\"%.1f\" y=\"23\">any</text>", x);
    x += 28;
    key("not looked at");
  }

  private void unknown() {
    svg.add("<g class=\"box input unknown\"><rect x=\"%.1f\" y=\"11\" width=\"24\"", x);
    svg.raw(" height=\"15\" rx=\"4\"/></g>\n");
    x += 30;
    key("not known where, but the same");
  }

  private void back() {
    svg.add(
        "<path class=\"arrow back input\" d=\"M%.1f 19 h24\" marker-start=\"url(#input)\"/>", x);
    x += 30;
    key("leads back");
  }

  private void changed() {
    svg.add("<path class=\"changed\" d=\"M%.1f 11 h24 v15 h-24 Z\"/>", x);
    x += 30;
    key("new or changed");
  }

  private void key(String text) {
    svg.add("<text class=\"key\" x=\"%.1f\" y=\"23\">%s</text>", x, text);
    x += text.length() * LETTER + GAP;
  }
}
