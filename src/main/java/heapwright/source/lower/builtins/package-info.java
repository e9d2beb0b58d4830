/** gcc's built-in functions; the door is {@link heapwright.source.lower.builtins.Builtins}. */
package heapwright.source.lower.builtins;
