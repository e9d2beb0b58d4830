/**
 * Sets of whole numbers: numbers of any size, intervals of them with their arithmetic and what
 * wrapping around makes of it, sets of several intervals, and the values of bits in both readings.
 * The solvers compute with these; results are exact or, where said, too large, never too small.
 *
 * <p>Knows no term, no type and no solver.
 */
package heapwright.range;
