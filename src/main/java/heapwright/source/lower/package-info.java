/**
 * From the syntax tree of a translation unit to {@link heapwright.ir.Program}: scopes, types and
 * layout, declarations, initialisers, expressions, statements, functions.
 *
 * <p>The tree's own bindings and types are not used; names and types are resolved here. A function
 * that needs something unsupported is left out with a reason, the rest of the unit goes on.
 */
package heapwright.source.lower;
