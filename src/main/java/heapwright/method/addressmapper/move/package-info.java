/** The moves of a path, from the graph alone or as the symbolic machine has followed them. */
package heapwright.method.addressmapper.move;
