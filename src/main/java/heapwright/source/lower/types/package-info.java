/**
 * Reads specifiers, declarators and attributes to types; lays out records. The door is {@link
 * heapwright.source.lower.types.TypeReader}.
 */
package heapwright.source.lower.types;
