package heapwright.source.parse.text;

/**
 * An attribute of the source.
 *
 * @param offset where it stands in the parsed text
 * @param name without the underscores around it: {@code aligned}
 * @param argument the text between its parentheses; empty if there is none
 */
public record Attribute(int offset, Name name, String argument) {

  /** The attributes that change what a program means. */
  public enum Name {
    ALIGNED,
    /** {@code _Alignas}: as {@code aligned}, but the argument may be a type. */
    ALIGNAS,
    PACKED,
    MODE,
    VECTOR_SIZE,
    TRANSPARENT_UNION,
    SCALAR_STORAGE_ORDER,
    MS_STRUCT,
    WEAK,
    ALIAS,
    WEAKREF,
    CLEANUP,
    GNU_INLINE,
    ALWAYS_INLINE,
    /** Also {@code _Noreturn}: a call never comes back. */
    NORETURN,
    THREAD_LOCAL,
    /** NULL for one of the parameters in the argument, or for any, is undefined. */
    NONNULL,
    /** The function never returns NULL. */
    RETURNS_NONNULL,
    CONSTRUCTOR,
    DESTRUCTOR
  }
}
