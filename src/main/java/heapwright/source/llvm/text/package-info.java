/**
 * Reads LLVM's assembly language, as clang writes it, into records. The language is the one of
 * LLVM's reference manual with opaque pointers; what is not read is named where it stands.
 */
package heapwright.source.llvm.text;
