/**
 * Where code stands in the user's files: spans, lines, numbered statements, decisions and loops.
 * Knows nothing else.
 */
package heapwright.ir.source;
