package heapwright.source.lower;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
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

  /** Whether {@code &&} or {@code ||} decides, perhaps turned round. */
  static boolean isLogical(IASTExpression node) {
    IASTExpression inner = bare(node);
    while (isNot(inner)) {
      inner = bare(((IASTUnaryExpression) inner).getOperand());
    }
    return inner instanceof IASTBinaryExpression binary && Operators.isLogical(binary);
  }

  /** The conditions that {@code &&} and {@code ||} combine. */
  static List<IASTExpression> conditions(IASTExpression node) {
    IASTExpression inner = bare(node);
    if (inner instanceof IASTBinaryExpression binary && Operators.isLogical(binary)) {
      List<IASTExpression> both = new ArrayList<>(conditions(binary.getOperand1()));
      both.addAll(conditions(binary.getOperand2()));
      return both;
    }
    return isLogical(inner)
        ? conditions(((IASTUnaryExpression) inner).getOperand())
        : List.of(inner);
  }

  /** Whether the operator gives 0 or 1. */
  static boolean isTruth(IASTExpression node) {
    return isNot(node)
        || node instanceof IASTBinaryExpression binary
            && (Operators.isLogical(binary)
                || Operators.relation(binary.getOperator()).isPresent());
  }

  /** Whether it is {@code !x}. */
  static boolean isNot(IASTExpression node) {
    return node instanceof IASTUnaryExpression unary
        && unary.getOperator() == IASTUnaryExpression.op_not;
  }
}
