/**
 * SGEN: shape generation along a path, as Chung and Bieman published it. The search and the heap
 * are shared with the other methods; here a path is traced in SGEN's terms: versions of variables
 * in SSA form, the state σ from pointers to locations, collections of pointers that must be equal,
 * invisible variables for objects without a name, and constraints without dereferences.
 *
 * <p>The trace follows the published transfer functions. Which cell an address denotes is asked of
 * the symbolic machine, so that arrays, unions and pointer arithmetic are named as they are.
 *
 * <p>The door is {@link heapwright.method.sgen.Sgen}. Nothing here decides what is feasible.
 */
package heapwright.method.sgen;
