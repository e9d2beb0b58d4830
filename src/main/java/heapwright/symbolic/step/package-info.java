/** One step of each statement and terminator. */
package heapwright.symbolic.step;
