package heapwright.report.shape.layout;

import heapwright.report.drawing.Area;
import heapwright.report.drawing.Point;
import heapwright.report.shape.picture.Arrow;
import heapwright.report.shape.picture.Box;
import java.util.List;
import java.util.Map;

/**
 * Where everything of a picture goes, in SVG's units.
 *
 * @param routes of each pointer, from its dot to the head of its arrow
 */
public record ShapePlacement(
    double width, double height, Map<Box, Area> boxes, Map<Arrow, List<Point>> routes) {}
