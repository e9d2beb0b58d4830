package heapwright.source.lower.expressions;

import heapwright.ir.code.Expression;
import heapwright.ir.code.UnaryOperator;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.Computation;
import heapwright.source.lower.operands.LaneOperators;
import heapwright.source.lower.operands.OperandOrder;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.values.Rvalue;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/** Arithmetic and comparison operators: evaluates their operands. */
final class Operators {
  private final CodeContext code;

  Operators(CodeContext code) {
    this.code = code;
  }

  Rvalue unary(IASTUnaryExpression node) {
    if (code.constants().hasLanes(node.getOperand())) {
      Rvalue operand = code.expressions().laned(node.getOperand());
      return new LaneOperators(code, node).unary(node.getOperator(), operand);
    }
    Expression operand = code.expressions().scalar(node.getOperand());
    if (!ImplicitConversions.isArithmetic(operand.type())) {
      throw new SourceError(node, "wrong type argument to a unary operator");
    }
    Computation at = code.at(node);
    Expression promoted = code.conversions().promote(operand, at.span());
    return new Rvalue.Scalar(
        switch (node.getOperator()) {
          case IASTUnaryExpression.op_plus -> promoted;
          case IASTUnaryExpression.op_minus -> at.negated(promoted);
          case IASTUnaryExpression.op_tilde -> at.unary(UnaryOperator.COMPLEMENT, promoted);
          default -> throw new UnsupportedConstruct(node, "this unary operator");
        });
  }

  Rvalue binary(IASTBinaryExpression node) {
    if (LaneOperators.concern(node, code)) {
      return LaneOperators.binary(node, code);
    }
    OperandOrder.Pair pair = new OperandOrder(code).evaluate(node);
    return new Rvalue.Scalar(
        code.arithmetic()
            .binary(node.getOperator(), pair.left(), pair.right(), node, code.span(node)));
  }
}
