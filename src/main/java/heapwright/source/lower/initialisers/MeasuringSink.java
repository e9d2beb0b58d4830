package heapwright.source.lower.initialisers;

import heapwright.source.lower.values.StringLiteral;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;

/** Takes nothing; for a walk that only finds how far an initialiser reaches. */
final class MeasuringSink implements InitialiserSink {
  @Override
  public void scalar(InitialisedPart part, IASTExpression value) {}

  @Override
  public void aggregate(InitialisedPart part, IASTExpression value) {}

  @Override
  public void text(InitialisedPart part, StringLiteral string, IASTExpression node) {}

  @Override
  public void clear(InitialisedPart part, IASTInitializerClause node) {}

  @Override
  public void repeat(boolean several) {}
}
