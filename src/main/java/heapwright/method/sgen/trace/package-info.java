/** A path in SGEN's terms: the statements as they were traced, the shapes, and both as text. */
package heapwright.method.sgen.trace;
