/**
 * Values of a module as expressions: constants, conversions, addresses. Below the lowering of
 * functions and objects.
 */
package heapwright.source.llvm.value;
