/** The input that a path needs, made of σI and the solution of ζ. */
package heapwright.method.sgen.input;
