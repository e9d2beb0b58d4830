/**
 * Maps that share what they have in common with the maps they were made from, so that a state can
 * be kept at each step of a path. Data only.
 */
package heapwright.symbolic.persistent;
