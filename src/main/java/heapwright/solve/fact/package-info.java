/**
 * Facts on a stack: chains, independent parts, and the domains that simple facts leave to inputs.
 * Asks no back end.
 */
package heapwright.solve.fact;
