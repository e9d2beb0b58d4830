package heapwright.source.lower.arithmetic;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Relation;
import heapwright.source.lower.problems.UnsupportedConstruct;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/** The numbers by which the syntax tree knows binary operators, and what they stand for. */
public final class OperatorCodes {
  private OperatorCodes() {}

  public static boolean isAssignment(IASTBinaryExpression node) {
    int operator = node.getOperator();
    return operator >= IASTBinaryExpression.op_assign
        && operator <= IASTBinaryExpression.op_binaryOrAssign;
  }

  public static boolean isLogical(IASTBinaryExpression node) {
    return node.getOperator() == IASTBinaryExpression.op_logicalAnd
        || node.getOperator() == IASTBinaryExpression.op_logicalOr;
  }

  public static Optional<Relation> relation(int operator) {
    return switch (operator) {
      case IASTBinaryExpression.op_equals -> Optional.of(Relation.EQUAL);
      case IASTBinaryExpression.op_notequals -> Optional.of(Relation.NOT_EQUAL);
      case IASTBinaryExpression.op_lessThan -> Optional.of(Relation.LESS);
      case IASTBinaryExpression.op_lessEqual -> Optional.of(Relation.LESS_EQUAL);
      case IASTBinaryExpression.op_greaterThan -> Optional.of(Relation.GREATER);
      case IASTBinaryExpression.op_greaterEqual -> Optional.of(Relation.GREATER_EQUAL);
      default -> Optional.empty();
    };
  }

  public static BinaryOperator arithmetic(int operator, IASTNode node) {
    return switch (operator) {
      case IASTBinaryExpression.op_plus -> BinaryOperator.ADD;
      case IASTBinaryExpression.op_minus -> BinaryOperator.SUBTRACT;
      case IASTBinaryExpression.op_multiply -> BinaryOperator.MULTIPLY;
      case IASTBinaryExpression.op_divide -> BinaryOperator.DIVIDE;
      case IASTBinaryExpression.op_modulo -> BinaryOperator.REMAINDER;
      case IASTBinaryExpression.op_binaryAnd -> BinaryOperator.AND;
      case IASTBinaryExpression.op_binaryOr -> BinaryOperator.OR;
      case IASTBinaryExpression.op_binaryXor -> BinaryOperator.XOR;
      case IASTBinaryExpression.op_shiftLeft -> BinaryOperator.SHIFT_LEFT;
      case IASTBinaryExpression.op_shiftRight -> BinaryOperator.SHIFT_RIGHT;
      default -> throw new UnsupportedConstruct(node, "this binary operator");
    };
  }

  /** The operator of a compound assignment. */
  public static int underlying(int compound) {
    return switch (compound) {
      case IASTBinaryExpression.op_plusAssign -> IASTBinaryExpression.op_plus;
      case IASTBinaryExpression.op_minusAssign -> IASTBinaryExpression.op_minus;
      case IASTBinaryExpression.op_multiplyAssign -> IASTBinaryExpression.op_multiply;
      case IASTBinaryExpression.op_divideAssign -> IASTBinaryExpression.op_divide;
      case IASTBinaryExpression.op_moduloAssign -> IASTBinaryExpression.op_modulo;
      case IASTBinaryExpression.op_shiftLeftAssign -> IASTBinaryExpression.op_shiftLeft;
      case IASTBinaryExpression.op_shiftRightAssign -> IASTBinaryExpression.op_shiftRight;
      case IASTBinaryExpression.op_binaryAndAssign -> IASTBinaryExpression.op_binaryAnd;
      case IASTBinaryExpression.op_binaryXorAssign -> IASTBinaryExpression.op_binaryXor;
      default -> IASTBinaryExpression.op_binaryOr;
    };
  }
}
