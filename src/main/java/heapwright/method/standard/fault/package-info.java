/**
 * Makes functions misbehave, and tells what is their fault from what is their caller's. The door is
 * {@link heapwright.method.standard.fault.FaultSearch}: it varies inputs that are known, plays them
 * on the concrete machine, and lets {@code FaultBlame} say whose fault it is when something
 * happens.
 */
package heapwright.method.standard.fault;
