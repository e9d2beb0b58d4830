/**
 * Holds {@code gen} against random outsides. {@link heapwright.outside.open.Sample} is a random C
 * function that calls functions which are only declared, and the library; it is written twice, as
 * {@code gen} sees it, and with counters. A program that gcc makes plays outsides against the
 * latter: whatever C and POSIX allow the functions to do, drawn at random. An outcome that a run
 * took and that {@code gen} calls infeasible is a contradiction.
 */
package heapwright.outside.open;
