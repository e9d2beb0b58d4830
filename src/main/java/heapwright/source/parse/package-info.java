/**
 * Preprocessed C text to a syntax tree: rewrites what the parser library cannot read, parses, and
 * maps offsets of the parsed text to places in the user's files. The door is {@link
 * heapwright.source.parse.UnitParser}.
 *
 * <p>What the tree's reader must know about the rewriting:
 *
 * <ul>
 *   <li>{@code __attribute__}, {@code [[...]]} and {@code _Alignas} are blanked; those that matter
 *       are in {@link heapwright.source.parse.text.AttributeTable}, by offset.
 *   <li>{@code __builtin_va_arg(ap, T)} reads {@code __builtin_va_arg(ap, sizeof(T))}, {@code
 *       __builtin_offsetof(T, m)} reads {@code __builtin_offsetof(sizeof(T), m)}, {@code
 *       __builtin_types_compatible_p(T, U)} reads {@code __builtin_types_compatible_p(sizeof(T),
 *       sizeof(U))}: calls whose operands are type names in the guise of {@code sizeof}.
 *   <li>{@code _Generic(e, T: a, default: b)} is a call too: {@code _Generic(e, sizeof(T), a,
 *       $default, b)}.
 *   <li>{@code _Static_assert(e, m)} is a declaration {@code __typeof__(e, m) $}; {@code
 *       __auto_type} reads {@code int}; both are marked in {@link
 *       heapwright.source.parse.text.TextMarks}.
 *   <li>A byte of the source that is no UTF-8 is the character {@code 0xDC00} plus its value.
 *   <li>{@code _Atomic} reads {@code restrict}, a qualifier that the parser knows and that says
 *       nothing otherwise, {@code _Atomic(T)} reads {@code typeof(T)}; both are marked, too.
 *   <li>{@code _Thread_local}, {@code _Noreturn}, {@code __extension__} and {@code __label__}
 *       declarations are gone.
 * </ul>
 */
package heapwright.source.parse;
