package heapwright.source.lower.expressions;

import heapwright.ir.code.Expression;
import heapwright.source.lower.arithmetic.LaneTypes;
import heapwright.source.lower.arithmetic.OperatorCodes;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.operands.Syntax;
import heapwright.source.lower.values.Rvalue;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/** The values of conditions that do not divide into several decisions. */
final class ConditionValues {
  private final CodeContext code;
  private final Operators operators;

  ConditionValues(CodeContext code, Operators operators) {
    this.code = code;
    this.operators = operators;
  }

  /** The value of a condition on which nothing decides, or the caller. */
  Expression undecided(IASTExpression node) {
    IASTExpression inner = Syntax.bare(node);
    if (inner instanceof IASTUnaryExpression unary && Syntax.isNot(unary)) {
      return code.folding().not(operand(unary.getOperand()), code.span(inner));
    }
    if (inner instanceof IASTBinaryExpression binary
        && OperatorCodes.relation(binary.getOperator()).isPresent()) {
      return code.expressions().scalar(operators.binary(binary), binary);
    }
    return operand(node);
  }

  /** A scalar; a complex number counts by whether it is 0. */
  private Expression operand(IASTExpression node) {
    Rvalue value = code.expressions().value(node);
    return LaneTypes.isComplex(value.type())
        ? code.lanes().truth(value, code.span(node))
        : code.expressions().scalar(value, node);
  }
}
