/**
 * Dynamic domain reduction as a back end: each input has an interval, each fact narrows the
 * intervals of the inputs in it, and where that is not enough intervals are split and the splits
 * retried. The door is {@link heapwright.solve.reduction.Reduction}.
 *
 * <p>Incomplete: it may not know. It says unsatisfiable only where an interval became empty without
 * a guess, or where splits that leave nothing out were all tried.
 */
package heapwright.solve.reduction;
