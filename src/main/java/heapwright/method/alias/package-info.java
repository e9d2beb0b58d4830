/** Which aliases a path gives evidence for, and the sets of aliases that a search supposes. */
package heapwright.method.alias;
