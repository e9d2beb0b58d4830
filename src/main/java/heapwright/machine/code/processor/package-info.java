/**
 * What compiled code runs on: frames, memory of locals, streams, limits, observers and calls by
 * their interface. Knows no compiler.
 */
package heapwright.machine.code.processor;
