package heapwright.method.addressmapper.operation;

import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.Vector;

/** A pointer, and how the source calls it. */
public record NamedPointer(Vector vector, PointerValue pointer) {}
