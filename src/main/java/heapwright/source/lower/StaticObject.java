package heapwright.source.lower;

import heapwright.ir.Initialiser;

/**
 * An initial value of static storage.
 *
 * @param size of the object in bytes; greater than its type's where a flexible array member has
 *     elements
 */
record StaticObject(Initialiser initialiser, long size) {}
