/**
 * C++ to {@link heapwright.ir.Program}, by the LLVM IR that clang makes of it without optimisation:
 * templates, implicit calls, destructors and exceptions are in it as code. {@code text} reads it,
 * {@code type} reads its debug metadata, {@code statement} the statements of the source, {@code
 * value} and {@code lower} make the program.
 */
package heapwright.source.llvm;
