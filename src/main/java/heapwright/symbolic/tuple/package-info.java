/** SGEN's tuples: a path through a procedure for any caller, and its application to a call. */
package heapwright.symbolic.tuple;
