/**
 * Pointers, regions and constraints in SSA form, with the names that the paper gives them. Knows no
 * path.
 */
package heapwright.method.sgen.ssa;
