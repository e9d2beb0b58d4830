/** Inputs as people read them. */
package heapwright.report.shape;
