/** Functions that misbehave, and functions that only ask something of their callers. */
package heapwright.provocation;
