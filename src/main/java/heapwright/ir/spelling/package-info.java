/**
 * Expressions of the ir in C, for readers. {@link heapwright.ir.spelling.Spelling} is the door; it
 * knows nothing of the source text.
 */
package heapwright.ir.spelling;
