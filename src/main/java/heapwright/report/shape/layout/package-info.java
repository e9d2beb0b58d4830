/** Gives the boxes and arrows of a picture their places. Knows no input. */
package heapwright.report.shape.layout;
