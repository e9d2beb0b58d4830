package heapwright.source.lower.context;

import java.util.function.Function;

/**
 * Makes the lowerings that a {@link CodeContext} offers to one another. Types have expressions in
 * them, expressions have types, initialisers and statements, and statements have all of these; each
 * knows the others by the interfaces of the context only.
 */
public record LoweringFactory(
    Function<CodeContext, TypeResolver> types,
    Function<CodeContext, Expressions> expressions,
    Function<CodeContext, Declarations> declarations,
    Function<CodeContext, Initialisers> initialisers,
    Function<CodeContext, Statements> statements) {}
