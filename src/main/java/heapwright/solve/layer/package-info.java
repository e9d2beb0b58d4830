/** The layers that answer for a part of the facts before the back end is asked, one class each. */
package heapwright.solve.layer;
