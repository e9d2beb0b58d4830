/**
 * Runs inputs on the concrete machine and records what a test can assert; the door is {@link
 * heapwright.method.run.InputExecutor}. Knows no search.
 */
package heapwright.method.run;
