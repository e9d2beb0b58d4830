/** Prefers values that people like to read among those that keep all facts. */
package heapwright.solve.readable;
