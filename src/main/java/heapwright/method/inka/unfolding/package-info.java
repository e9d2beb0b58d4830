/**
 * Follows paths as far as propagation has decided them, and deduces from loops and recursive calls
 * without choosing.
 */
package heapwright.method.inka.unfolding;
