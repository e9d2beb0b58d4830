/**
 * Lowers declarations and definitions, inside functions and outside. Knows no expression but by its
 * interface.
 */
package heapwright.source.lower.declarations;
