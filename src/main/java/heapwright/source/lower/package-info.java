/**
 * From the syntax tree of a translation unit to {@link heapwright.ir.Program}: scopes, types and
 * layout, declarations, initialisers, expressions, statements, functions.
 *
 * <p>The tree's own bindings and types are not used; names and types are resolved here. A function
 * that needs something unsupported is left out with a reason, the rest of the unit goes on.
 *
 * <p>The parser library knows no call that takes a type, and expands some of GNU C's by macros of
 * its own that lose their meaning. So the text that it is given spells them as calls with a {@code
 * sizeof} where a type stands, and that is how they arrive here:
 *
 * <ul>
 *   <li>{@code __builtin_va_arg(list, T)} as {@code __builtin_va_arg(list, sizeof(T))},
 *   <li>{@code __builtin_offsetof(T, m[1].n)} as {@code __builtin_offsetof(&((T *)0)->m[1].n)},
 *   <li>{@code __builtin_types_compatible_p(T, U)} with two {@code sizeof}s,
 *   <li>{@code _Generic(e, T: a, default: b)} as {@code _Generic(e, sizeof(T), a, 0, b)}: pairs, 0
 *       for the default.
 * </ul>
 */
package heapwright.source.lower;
