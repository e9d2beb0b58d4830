/**
 * What all pictures are made of: {@link heapwright.report.drawing.Svg} writes the text, {@link
 * heapwright.report.drawing.SvgPage} frames it for light and dark pages, {@link
 * heapwright.report.drawing.LayeredGraph} gives boxes and lines their places, {@link
 * heapwright.report.drawing.Letters} says how much room text takes.
 *
 * <p>Knows nothing of what is drawn. ELK is known to one class here and not loaded before there is
 * something to draw.
 */
package heapwright.report.drawing;
