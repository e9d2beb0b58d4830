package heapwright.source.lower;

import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/** Questions about the form of an expression. */
final class Syntax {
  private Syntax() {}

  static boolean isBracketed(IASTUnaryExpression node) {
    return node.getOperator() == IASTUnaryExpression.op_bracketedPrimary;
  }

  /** The expression without parentheses around it. */
  static IASTExpression bare(IASTExpression node) {
    IASTExpression inner = node;
    while (inner instanceof IASTUnaryExpression unary && isBracketed(unary)) {
      inner = unary.getOperand();
    }
    return inner;
  }

  /** Whether it is {@code !x}. */
  static boolean isNot(IASTExpression node) {
    return node instanceof IASTUnaryExpression unary
        && unary.getOperator() == IASTUnaryExpression.op_not;
  }
}
