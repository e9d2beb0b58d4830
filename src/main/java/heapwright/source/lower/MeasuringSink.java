package heapwright.source.lower;

import org.eclipse.cdt.core.dom.ast.IASTExpression;

/** Takes nothing; for a walk that only finds how far an initialiser reaches. */
final class MeasuringSink implements InitialiserSink {
  @Override
  public void scalar(Part part, IASTExpression value) {}

  @Override
  public void aggregate(Part part, IASTExpression value) {}

  @Override
  public void text(Part part, StringLiteral string, IASTExpression node) {}
}
