/**
 * Holds {@code reach} against the truth. {@link heapwright.truth.Sample} is a random C function
 * with a small world of inputs, written twice: as {@code reach} sees it, and with counters, for a
 * program that gcc makes and that tries every input of that world. What it counted says which goals
 * can be reached. The front end, the machine and the monitor of {@code goal.reach} have no part in
 * that, and neither do the numbers that they give to statements.
 */
package heapwright.truth;
