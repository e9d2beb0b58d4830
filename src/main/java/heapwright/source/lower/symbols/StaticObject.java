package heapwright.source.lower.symbols;

import heapwright.ir.Initialiser;

/**
 * An initial value of static storage.
 *
 * @param size of the object in bytes; greater than its type's where a flexible array member has
 *     elements
 */
public record StaticObject(Initialiser initialiser, long size) {}
