/**
 * Inputs as people read them: {@link heapwright.report.shape.InputText} as lines of text, {@link
 * heapwright.report.shape.HeapPicture} as a picture. These two are the doors.
 *
 * <p>A picture comes about in steps, each a record that the next one reads: what is to be drawn
 * ({@code ShapePicture}), where it goes ({@code ShapeLayout.Placement}), cut to fit a page ({@code
 * Sheet}). Knows inputs and types, nothing of how they were found.
 */
package heapwright.report.shape;
