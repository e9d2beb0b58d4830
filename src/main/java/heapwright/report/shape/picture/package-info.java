/** What is to be drawn of an input, before anything has a place. */
package heapwright.report.shape.picture;
