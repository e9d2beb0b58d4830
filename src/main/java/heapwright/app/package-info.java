/**
 * Wiring: the parts of the pipeline put together for a user. Nothing here knows C, heaps or
 * solvers; it reads what was asked, calls the packages that do, and turns their outcomes into text
 * and an exit status.
 */
package heapwright.app;
