package heapwright.source.lower.operands;

import heapwright.source.lower.arithmetic.OperatorCodes;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/** Questions about the form of an expression. */
public final class Syntax {
  private Syntax() {}

  static boolean isBracketed(IASTUnaryExpression node) {
    return node.getOperator() == IASTUnaryExpression.op_bracketedPrimary;
  }

  /** The expression without parentheses around it. */
  public static IASTExpression bare(IASTExpression node) {
    IASTExpression inner = node;
    while (inner instanceof IASTUnaryExpression unary && isBracketed(unary)) {
      inner = unary.getOperand();
    }
    return inner;
  }

  /** What an expression stands in, apart from parentheses. */
  static IASTNode parent(IASTExpression node) {
    IASTNode parent = node.getParent();
    while (parent instanceof IASTUnaryExpression unary && isBracketed(unary)) {
      parent = parent.getParent();
    }
    return parent;
  }

  /** Whether the operands of an operator may be exchanged. */
  static boolean commutes(int operator) {
    return switch (operator) {
      case IASTBinaryExpression.op_plus,
          IASTBinaryExpression.op_multiply,
          IASTBinaryExpression.op_binaryAnd,
          IASTBinaryExpression.op_binaryOr,
          IASTBinaryExpression.op_binaryXor ->
          true;
      default -> false;
    };
  }

  /** Whether the operator gives 0 or 1. */
  public static boolean isTruth(IASTExpression node) {
    return isNot(node)
        || node instanceof IASTBinaryExpression binary
            && (OperatorCodes.isLogical(binary)
                || OperatorCodes.relation(binary.getOperator()).isPresent());
  }

  /** Whether it is {@code !x}. */
  public static boolean isNot(IASTExpression node) {
    return node instanceof IASTUnaryExpression unary
        && unary.getOperator() == IASTUnaryExpression.op_not;
  }
}
