/**
 * The constraints that statements come to, over abstract memories; the door is {@link
 * heapwright.method.inka.world.ConstraintWorld}. Its operators need one another. Does not follow a
 * path by itself.
 */
package heapwright.method.inka.world;
