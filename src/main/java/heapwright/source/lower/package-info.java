/**
 * From the syntax tree of a translation unit to {@link heapwright.ir.Program}: scopes, types and
 * layout, declarations, initialisers, expressions, statements, functions.
 *
 * <p>The tree's own bindings and types are not used; names and types are resolved here. A function
 * that needs something unsupported is left out with a reason, the rest of the unit goes on.
 *
 * <p>Calls that take types arrive in the guise that {@code parse} gives them, with {@code sizeof}
 * where a type stands.
 *
 * <p>C leaves the order of much evaluation open, and gcc's choice shows in programs that print
 * while they compute. Each class that evaluates operands says what gcc does; the facts were read
 * off {@code -fdump-tree-gimple} at {@code -O0}.
 *
 * <p>The door is {@link heapwright.source.lower.UnitLowering}. Below it, from the bottom: {@code
 * problems}, {@code arithmetic}, {@code symbols}, {@code blocks}, {@code values}, {@code nested},
 * {@code context}; then a package for each family of constructs, which know one another by the
 * interfaces of {@code context}.
 */
package heapwright.source.lower;
