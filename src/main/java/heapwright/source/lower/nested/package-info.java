/** Functions inside functions (GNU): their parent's frame, trampolines, what they capture. */
package heapwright.source.lower.nested;
