/**
 * Decides about a path: the ways through its statements, the aliases that are assumed, and the
 * input that is built of a solution. The door is {@link
 * heapwright.method.addressmapper.decision.AddressDecision}.
 */
package heapwright.method.addressmapper.decision;
