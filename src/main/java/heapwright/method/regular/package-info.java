/**
 * Few and regular paths: each loop is gone through as often as a {@link
 * heapwright.method.regular.LoopSchedule} says, and all else is decided as it was before. Of the
 * paths through nested loops there are too many; but whoever wants a loop to run forty times mostly
 * wants another one to run forty times before, and nothing special besides. {@link
 * heapwright.method.regular.RegularPaths} is the door. It finds inputs and proves nothing.
 */
package heapwright.method.regular;
