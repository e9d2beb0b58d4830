/** The layers that answer before the back end is asked, one class each. */
package heapwright.solve.layer;
