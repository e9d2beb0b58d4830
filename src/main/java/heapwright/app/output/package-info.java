/** The files that a run leaves behind, written whole or not at all. */
package heapwright.app.output;
