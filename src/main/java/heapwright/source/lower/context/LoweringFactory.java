package heapwright.source.lower.context;

/**
 * Makes the lowerings that a {@link CodeContext} offers to one another. Types have expressions in
 * them, expressions have types, initialisers and statements, and statements have all of these; each
 * knows the others by the interfaces of the context only.
 */
public interface LoweringFactory {
  TypeResolver types(CodeContext code);

  Expressions expressions(CodeContext code);

  Declarations declarations(CodeContext code);

  Initialisers initialisers(CodeContext code);

  Statements statements(CodeContext code);
}
