/**
 * The statements and conditions of a C++ function, as its text has them, so that numbers are the
 * same as for C. LLVM's code has only positions; this room says what stands there.
 */
package heapwright.source.llvm.statement;
