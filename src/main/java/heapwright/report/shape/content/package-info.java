/**
 * From an input to a picture: takes objects apart and decides what is shown. Knows no coordinates.
 */
package heapwright.report.shape.content;
