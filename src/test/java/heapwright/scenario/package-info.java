/** Calls in a row and preconditions: what is found, written and compiled for them. */
package heapwright.scenario;
