package heapwright.source.lower.operands;

import heapwright.source.lower.arithmetic.OperatorCodes;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.gnu.IGNUASTCompoundStatementExpression;

/** Looks for what changes something: calls, assignments, {@code ++}, {@code --}. */
public final class SideEffects extends ASTVisitor {
  private boolean found;

  private SideEffects() {
    shouldVisitExpressions = true;
  }

  public static boolean in(IASTExpression node) {
    SideEffects search = new SideEffects();
    node.accept(search);
    return search.found;
  }

  @Override
  public int visit(IASTExpression node) {
    found |=
        node instanceof IASTFunctionCallExpression
            || node instanceof IGNUASTCompoundStatementExpression
            || node instanceof IASTBinaryExpression binary && OperatorCodes.isAssignment(binary)
            || node instanceof IASTUnaryExpression unary && steps(unary.getOperator());
    return found ? PROCESS_ABORT : PROCESS_CONTINUE;
  }

  private static boolean steps(int operator) {
    return operator == IASTUnaryExpression.op_prefixIncr
        || operator == IASTUnaryExpression.op_prefixDecr
        || operator == IASTUnaryExpression.op_postFixIncr
        || operator == IASTUnaryExpression.op_postFixDecr;
  }
}
