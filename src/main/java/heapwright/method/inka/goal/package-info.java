/**
 * A function as seen from the end of the path: only what leads to the goal is left. Knows no
 * domain.
 */
package heapwright.method.inka.goal;
