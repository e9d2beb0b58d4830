package heapwright.report.shape;

import heapwright.ir.Program;
import heapwright.report.drawing.SvgPage;
import heapwright.report.shape.PictureDrawing.Heading;
import heapwright.report.shape.ShapePicture.Box;
import heapwright.report.shape.ShapePicture.BoxId;
import heapwright.testcase.TestInput;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An input as one SVG picture: records, pointers as arrows, NULL as ground. */
public final class HeapPicture {
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
    return new PictureDrawing(picture, Highlights.none())
        .under(new Heading("Input of " + picture.function(), List.of()), style);
  }

  /** A colour for each type of object; there are a few, and then they come again. */
  static final class Tints {
    static final List<String> ALL =
        List.of("input", "tint0", "tint1", "tint2", "tint3", "tint4", "tint5");

    private final Map<BoxId, String> tints = new HashMap<>();

    Tints(ShapePicture picture) {
      Map<String, String> byType = new HashMap<>();
      for (Box box : picture.boxes()) {
        if (box.kind() != Box.Kind.OBJECT) {
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
