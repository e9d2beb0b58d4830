/**
 * The state σ with its collections, and the published transfer functions for conditions on
 * pointers.
 */
package heapwright.method.sgen.sigma;
