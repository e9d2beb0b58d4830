package heapwright.report.shape;

import heapwright.ir.Program;
import heapwright.report.drawing.Svg;
import heapwright.report.drawing.SvgPage;
import heapwright.report.shape.ShapePicture.Box;
import heapwright.report.shape.ShapePicture.BoxId;
import heapwright.testcase.TestInput;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An input as one SVG picture: records, pointers as arrows, NULL as ground. */
public final class HeapPicture {
  private static final double MARGIN = 24;
  private static final double HEADING = 34;
  private static final double GAP = 14;
  private static final double LEGEND = 34;
  private static final double LEAST_WIDTH = 420;

  private final Program program;

  public HeapPicture(Program program) {
    this.program = program;
  }

  public String of(TestInput input) {
    return of(input, style());
  }

  /** Without the style sheet, for a page that has it once for all its pictures. */
  public String bare(TestInput input) {
    return of(input, "");
  }

  /** The style sheet of all pictures. */
  public static String style() {
    return SvgPage.style(HeapPicture.class, "shape.css");
  }

  private String of(TestInput input, String style) {
    ShapePicture picture = new ShapePainter(program, input).picture();
    ShapeMeasure measure = new ShapeMeasure();
    Sheet sheet = Strips.cut(ShapeLayout.place(picture, measure), measure);
    Tints tints = new Tints(picture);
    double width = Math.max(LEAST_WIDTH, sheet.width());
    String caption = "Input of " + picture.function();
    Svg svg =
        SvgPage.open(
            width + 2 * MARGIN,
            sheet.height() + HEADING + LEGEND + 2 * MARGIN,
            caption,
            style,
            Tints.ALL);
    svg.add("<g transform=\"translate(%.1f %.1f)\">", MARGIN, MARGIN);
    svg.add("<text class=\"title\" y=\"16\">%s</text>", caption);
    svg.add("<g transform=\"translate(0 %.1f)\">", HEADING);
    ArrowDrawing arrows = new ArrowDrawing(svg, tints, picture);
    sheet.pieces().forEach(arrows::line);
    BoxDrawing boxes = new BoxDrawing(svg, measure, tints);
    sheet.boxes().forEach(boxes::draw);
    sheet.pieces().forEach(arrows::dot);
    sheet.labels().forEach(arrows::label);
    svg.add("</g>");
    ShapeLegend.draw(svg, picture, HEADING + sheet.height() + GAP, width);
    svg.add("</g>");
    return SvgPage.close(svg);
  }

  /** A colour for each type of object; there are a few, and then they come again. */
  static final class Tints {
    static final List<String> ALL =
        List.of("input", "tint0", "tint1", "tint2", "tint3", "tint4", "tint5");

    private final Map<BoxId, String> tints = new HashMap<>();

    Tints(ShapePicture picture) {
      Map<String, String> byType = new HashMap<>();
      for (Box box : picture.boxes()) {
        if (box.kind() == Box.Kind.INPUT) {
          tints.put(box.id(), ALL.get(0));
        } else {
          String type = box.type().replaceAll(" *\\[.*", "");
          byType.computeIfAbsent(type, t -> ALL.get(1 + byType.size() % (ALL.size() - 1)));
          tints.put(box.id(), byType.get(type));
        }
      }
    }

    String of(BoxId box) {
      return tints.get(box);
    }
  }
}
