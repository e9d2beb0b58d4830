package heapwright.source.lower;

import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.Declarations;
import heapwright.source.lower.context.Expressions;
import heapwright.source.lower.context.Initialisers;
import heapwright.source.lower.context.LoweringFactory;
import heapwright.source.lower.context.Statements;
import heapwright.source.lower.context.TypeResolver;
import heapwright.source.lower.declarations.DeclarationLowering;
import heapwright.source.lower.expressions.ExpressionLowering;
import heapwright.source.lower.initialisers.InitialiserLowering;
import heapwright.source.lower.statements.StatementLowering;
import heapwright.source.lower.types.TypeReader;

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
