package heapwright.source.lower.expressions;

import heapwright.ir.code.Expression;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.source.SourceSpan;
import heapwright.source.lower.arithmetic.Folding;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.operands.LaneOperators;
import heapwright.source.lower.operands.Names;
import heapwright.source.lower.operands.OperandOrder;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.values.Rvalue;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/** Arithmetic and comparison operators: evaluates their operands. */
final class Operators {
  private final CodeContext code;
  private final Folding folding;
  private final ImplicitConversions conversions;
  private final LaneOperators lanes;
  private final OperandOrder pairs;

  Operators(CodeContext code, LaneOperators lanes, Names names) {
    this.code = code;
    this.folding = code.folding();
    this.conversions = code.conversions();
    this.lanes = lanes;
    this.pairs = new OperandOrder(code, names);
  }

  Rvalue unary(IASTUnaryExpression node) {
    SourceSpan span = code.span(node);
    if (code.expressions().hasLanes(node.getOperand())) {
      return lanes.unary(node);
    }
    Expression operand = code.expressions().scalar(node.getOperand());
    if (!ImplicitConversions.isArithmetic(operand.type())) {
      throw new SourceError(node, "wrong type argument to a unary operator");
    }
    Expression promoted = conversions.promote(operand, span);
    return new Rvalue.Scalar(
        switch (node.getOperator()) {
          case IASTUnaryExpression.op_plus -> promoted;
          case IASTUnaryExpression.op_minus -> folding.unary(UnaryOperator.NEGATE, promoted, span);
          case IASTUnaryExpression.op_tilde ->
              folding.unary(UnaryOperator.COMPLEMENT, promoted, span);
          default -> throw new UnsupportedConstruct(node, "this unary operator");
        });
  }

  Rvalue binary(IASTBinaryExpression node) {
    if (lanes.concern(node)) {
      return lanes.binary(node);
    }
    OperandOrder.Pair pair = pairs.evaluate(node);
    return new Rvalue.Scalar(
        code.arithmetic()
            .binary(node.getOperator(), pair.left(), pair.right(), node, code.span(node)));
  }

  OperandOrder pairs() {
    return pairs;
  }
}
