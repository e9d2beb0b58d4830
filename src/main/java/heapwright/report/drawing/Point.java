package heapwright.report.drawing;

/** A point of a picture, in SVG's units. */
public record Point(double x, double y) {}
