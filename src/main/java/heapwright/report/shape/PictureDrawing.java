package heapwright.report.shape;

import heapwright.report.drawing.Letters;
import heapwright.report.drawing.Svg;
import heapwright.report.drawing.SvgPage;
import heapwright.report.shape.HeapPicture.Tints;
import java.util.List;

/** Draws what has been decided to be shown: a heading, boxes and arrows, a legend. */
final class PictureDrawing {
  private static final double MARGIN = 24;
  private static final double HEADING = 34;
  private static final double LINE = 17;
  private static final double GAP = 14;
  private static final double LEGEND = 34;
  private static final double LEAST_WIDTH = 420;

  /** From the line that letters stand on down to where the next thing may begin. */
  private static final double BELOW = 14;

  private static final int LONGEST_LINE = 110;
  private static final double SIZE = 12;

  private final ShapePicture picture;
  private final Highlights highlights;

  PictureDrawing(ShapePicture picture, Highlights highlights) {
    this.picture = picture;
    this.highlights = highlights;
  }

  /**
   * What stands above a picture.
   *
   * @param lines below the caption
   */
  record Heading(String caption, List<String> lines) {
    Heading {
      lines = lines.stream().map(line -> Letters.fit(line, LONGEST_LINE)).toList();
    }

    double height() {
      return HEADING + (lines.isEmpty() ? 0 : LINE * lines.size() + BELOW);
    }

    double width() {
      int letters = lines.stream().mapToInt(Letters::count).max().orElse(0);
      return letters * Letters.WIDTH * SIZE;
    }
  }

  /** The whole picture, with the style sheet or without one. */
  String under(Heading heading, String style) {
    ShapeMeasure measure = new ShapeMeasure();
    Sheet sheet = Strips.cut(ShapeLayout.place(picture, measure), measure);
    Tints tints = new Tints(picture);
    double width = Math.max(Math.max(LEAST_WIDTH, heading.width()), sheet.width());
    Svg svg =
        SvgPage.open(
            width + 2 * MARGIN,
            sheet.height() + heading.height() + LEGEND + 2 * MARGIN,
            heading.caption(),
            style,
            Tints.ALL);
    svg.add("<g transform=\"translate(%.1f %.1f)\">", MARGIN, MARGIN);
    write(svg, heading);
    svg.add("<g transform=\"translate(0 %.1f)\">", heading.height());
    ArrowDrawing arrows = new ArrowDrawing(svg, tints, picture);
    sheet.pieces().forEach(arrows::line);
    BoxDrawing boxes = new BoxDrawing(svg, measure, tints, highlights);
    sheet.boxes().forEach(boxes::draw);
    sheet.pieces().forEach(arrows::dot);
    sheet.labels().forEach(arrows::label);
    svg.add("</g>");
    ShapeLegend.draw(svg, picture, highlights, heading.height() + sheet.height() + GAP, width);
    svg.add("</g>");
    return SvgPage.close(svg);
  }

  private static void write(Svg svg, Heading heading) {
    svg.add("<text class=\"title\" y=\"16\">%s</text>", heading.caption());
    double y = HEADING + BELOW / 2;
    for (String line : heading.lines()) {
      svg.add("<text class=\"effect\" y=\"%.1f\">%s</text>", y, line);
      y += LINE;
    }
  }
}
