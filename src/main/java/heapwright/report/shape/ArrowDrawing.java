package heapwright.report.shape;

import heapwright.report.drawing.Letters;
import heapwright.report.drawing.Point;
import heapwright.report.drawing.RoundedPath;
import heapwright.report.drawing.Svg;
import heapwright.report.shape.HeapPicture.Tints;
import heapwright.report.shape.ShapePicture.Arrow;
import heapwright.report.shape.ShapePicture.Box;
import heapwright.report.shape.ShapePicture.BoxId;
import heapwright.report.shape.ShapePicture.BoxRow;
import heapwright.report.shape.Sheet.Label;
import heapwright.report.shape.Sheet.Piece;
import java.util.HashMap;
import java.util.Map;

/** Draws pointers: a line in the colour of what it leads to, and the dot that it starts from. */
final class ArrowDrawing {
  private static final int LONGEST_LABEL = 6;

  private final Svg svg;
  private final Tints tints;
  private final Map<BoxId, Box> boxes = new HashMap<>();

  ArrowDrawing(Svg svg, Tints tints, ShapePicture picture) {
    this.svg = svg;
    this.tints = tints;
    picture.boxes().forEach(box -> boxes.put(box.id(), box));
  }

  void line(Piece piece) {
    Arrow arrow = piece.arrow();
    String tint = tints.of(arrow.to());
    String kind = "arrow " + tint + (arrow.back() ? " back" : "");
    svg.add("<path class=\"%s\" d=\"%s\"", kind, RoundedPath.through(piece.points()));
    svg.raw(piece.last() ? " marker-end=\"url(#" + tint + ")\">" : ">");
    svg.add("<title>%s</title></path>", inWords(arrow));
  }

  private String inWords(Arrow arrow) {
    Box from = boxes.get(arrow.from());
    BoxRow row = from.rows().get(arrow.row());
    return (from.title() + " " + row.name()).strip() + " → " + row.text();
  }

  /** Above the boxes, which lie above the lines. */
  void dot(Piece piece) {
    if (piece.first()) {
      Point start = piece.points().get(0);
      svg.add(
          "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"3\"/>",
          "dot " + tints.of(piece.arrow().to()), start.x(), start.y());
    }
  }

  void label(Label label) {
    svg.add(
        "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>",
        label.leftOf() ? "cut before" : "cut",
        label.at().x() + (label.leftOf() ? -3 : 3),
        label.at().y() + 3,
        Letters.fit(name(label), LONGEST_LABEL));
  }

  /** What holds several inputs is not clear from its title. */
  private String name(Label label) {
    Box box = boxes.get(label.end());
    boolean several = box.id().equals(BoxId.ARGUMENTS) || box.id().equals(BoxId.GLOBALS);
    return several ? box.rows().get(label.arrow().row()).name() : box.title();
  }
}
