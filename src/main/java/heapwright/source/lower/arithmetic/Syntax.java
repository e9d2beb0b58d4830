package heapwright.source.lower.arithmetic;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.gnu.IGNUASTCompoundStatementExpression;

/** Questions about the form of an expression. */
public final class Syntax {
  private Syntax() {}

  private static boolean isBracketed(IASTUnaryExpression node) {
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

  /** Whether the operands of an operator may be exchanged. */
  public static boolean commutes(int operator) {
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

  /** The arguments of a call. */
  public static IASTExpression[] arguments(IASTFunctionCallExpression call) {
    return Stream.of(call.getArguments()).toArray(IASTExpression[]::new);
  }

  /** The name, if the expression is nothing else. */
  public static Optional<String> name(IASTNode node) {
    return node instanceof IASTIdExpression id
        ? Optional.of(id.getName().toString())
        : Optional.empty();
  }

  /** Whether a call, an assignment, {@code ++} or {@code --} in an expression changes something. */
  public static boolean hasSideEffects(IASTExpression node) {
    return anyIn(
        node,
        part ->
            part instanceof IASTFunctionCallExpression
                || part instanceof IGNUASTCompoundStatementExpression
                || part instanceof IASTBinaryExpression binary && OperatorCodes.isAssignment(binary)
                || part instanceof IASTUnaryExpression unary && isStep(unary));
  }

  /** Whether it is {@code ++} or {@code --}. */
  public static boolean isStep(IASTUnaryExpression node) {
    return switch (node.getOperator()) {
      case IASTUnaryExpression.op_prefixIncr,
          IASTUnaryExpression.op_prefixDecr,
          IASTUnaryExpression.op_postFixIncr,
          IASTUnaryExpression.op_postFixDecr ->
          true;
      default -> false;
    };
  }

  /** Whether an expression in a part of the tree has a property. */
  public static boolean anyIn(IASTNode node, Predicate<IASTExpression> property) {
    boolean[] found = {false};
    node.accept(
        new ASTVisitor() {
          {
            shouldVisitExpressions = true;
          }

          @Override
          public int visit(IASTExpression expression) {
            found[0] |= property.test(expression);
            return found[0] ? PROCESS_ABORT : PROCESS_CONTINUE;
          }
        });
    return found[0];
  }
}
