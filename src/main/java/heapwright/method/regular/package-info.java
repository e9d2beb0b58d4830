/**
 * Few and regular paths: each loop runs as often as a {@link
 * heapwright.method.regular.LoopSchedule} says, and all else is decided as it was before. There are
 * too many paths through nested loops; but a goal that needs forty rounds of one loop mostly needs
 * forty rounds of an earlier one, and nothing irregular. {@link
 * heapwright.method.regular.RegularPaths} is the door. It finds inputs and proves nothing.
 */
package heapwright.method.regular;
