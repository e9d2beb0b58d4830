package heapwright.symbolic.term;

/**
 * The same value twice.
 *
 * @param simple as {@link Terms} makes it
 * @param raw as it was asked for
 */
public record Twin(Term simple, Term raw) {}
