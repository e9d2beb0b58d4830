package heapwright.source.lower;

/** The lowerings of C and GNU C. */
final class LoweringComposition implements LoweringFactory {
  @Override
  public TypeResolver types(CodeContext code) {
    return new TypeReader(code);
  }

  @Override
  public Expressions expressions(CodeContext code) {
    return new ExpressionLowering(code);
  }

  @Override
  public Declarations declarations(CodeContext code) {
    return new DeclarationLowering(code);
  }

  @Override
  public Initialisers initialisers(CodeContext code) {
    return new InitialiserLowering(code);
  }

  @Override
  public Statements statements(CodeContext code) {
    return new StatementLowering(code);
  }
}
