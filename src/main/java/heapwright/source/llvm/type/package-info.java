/**
 * What clang's debug metadata says of a program: types with their layout, names, places. Beside it
 * the sizes that LLVM gives to its own types.
 */
package heapwright.source.llvm.type;
