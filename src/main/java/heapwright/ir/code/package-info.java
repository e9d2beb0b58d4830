/**
 * Functions as data: expressions, statements, terminators, blocks. Knows types and source places,
 * but no program.
 */
package heapwright.ir.code;
