package heapwright.report.drawing;

/** A rectangle of a picture, in SVG's units. */
public record Area(double x, double y, double width, double height) {}
