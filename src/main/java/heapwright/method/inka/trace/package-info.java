/**
 * What INKA does, for people to read: operators as they are posted, woken, entailed or failed, what
 * they deduce, and the abstract memories. Knows nothing of how constraints come about; the door is
 * {@link heapwright.method.inka.trace.ConstraintTrace}.
 */
package heapwright.method.inka.trace;
