package heapwright.source.lower.expressions;

import heapwright.source.lower.arithmetic.OperatorCodes;
import heapwright.source.lower.arithmetic.Syntax;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.Expressions;
import heapwright.source.lower.values.Lvalue;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpressionList;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.gnu.IGNUASTCompoundStatementExpression;

/** Expressions whose value is not used: statements, the left of a comma. */
final class DiscardedExpressions {
  private final CodeContext code;
  private final CallLowering calls;
  private final AssignmentLowering assignments;
  private final Conditionals conditions;
  private final ConditionalOperator choices;

  DiscardedExpressions(
      CodeContext code,
      CallLowering calls,
      AssignmentLowering assignments,
      Conditionals conditions,
      ConditionalOperator choices) {
    this.code = code;
    this.calls = calls;
    this.assignments = assignments;
    this.conditions = conditions;
    this.choices = choices;
  }

  void effect(IASTExpression node) {
    if (node instanceof IASTFunctionCallExpression call) {
      calls.effect(call);
    } else if (node instanceof IASTBinaryExpression binary) {
      effect(binary);
    } else if (node instanceof IASTUnaryExpression unary) {
      effect(unary);
    } else if (node instanceof IASTConditionalExpression conditional) {
      choices.effect(conditional);
    } else if (node instanceof IASTExpressionList list) {
      for (IASTExpression part : list.getExpressions()) {
        code.expressions().effect(part);
      }
    } else if (node instanceof IASTCastExpression cast) {
      code.expressions().effect(cast.getOperand());
    } else if (node instanceof IGNUASTCompoundStatementExpression statements) {
      code.statements().effect(statements);
    } else {
      mention(node);
    }
  }

  private void effect(IASTBinaryExpression node) {
    if (OperatorCodes.isAssignment(node)) {
      assignments.value(node, false);
    } else if (OperatorCodes.isLogical(node)) {
      conditions.effect(node);
    } else {
      code.expressions().operand(node);
    }
  }

  private void effect(IASTUnaryExpression node) {
    if (Syntax.isStep(node)) {
      assignments.step(node);
    } else if (node.getOperator() == IASTUnaryExpression.op_bracketedPrimary) {
      effect(node.getOperand());
    } else {
      mention(node);
    }
  }

  /** An object that is only mentioned is not read, unless it is volatile. */
  private void mention(IASTExpression node) {
    Expressions expressions = code.expressions();
    if (expressions.operand(node) instanceof Lvalue.Memory place
        && place.qualifiers().isVolatile()) {
      code.accesses().read(place, code.span(node));
    }
  }
}
