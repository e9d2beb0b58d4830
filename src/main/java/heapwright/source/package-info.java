/**
 * C text to {@link heapwright.ir.Program}. The door is {@link heapwright.source.CFrontEnd}; what
 * the user should know comes back as {@link heapwright.source.result.Diagnostic}s.
 *
 * <p>The stages are packages: {@code preprocess} runs the user's compiler, {@code parse} makes a
 * syntax tree of its output, {@code lower} makes a program of the tree.
 */
package heapwright.source;
