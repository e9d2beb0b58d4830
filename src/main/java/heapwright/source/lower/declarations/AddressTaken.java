package heapwright.source.lower.declarations;

import heapwright.source.lower.arithmetic.Syntax;
import heapwright.source.lower.nested.NestedDefinitions;
import java.util.HashSet;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/**
 * The spellings to which a function applies {@code &}. Members and elements do not count: what has
 * some is in memory anyway. Two variables of one spelling are not told apart. What a function
 * inside the function names is reached by its address, too.
 */
final class AddressTaken extends ASTVisitor {
  private final Set<String> names = new HashSet<>();

  private AddressTaken() {
    shouldVisitExpressions = true;
  }

  static Set<String> in(IASTFunctionDefinition definition) {
    AddressTaken search = new AddressTaken();
    definition.accept(search);
    search.names.addAll(NestedDefinitions.in(definition).mentioned());
    return search.names;
  }

  @Override
  public int visit(IASTExpression node) {
    if (node instanceof IASTUnaryExpression unary
        && unary.getOperator() == IASTUnaryExpression.op_amper) {
      note(unary.getOperand());
    }
    return PROCESS_CONTINUE;
  }

  private void note(IASTExpression node) {
    IASTExpression inner = Syntax.bare(node);
    Syntax.name(inner).ifPresent(names::add);
    if (inner instanceof IASTFunctionCallExpression selection) {
      // _Generic and __builtin_choose_expr give one of their operands itself.
      for (IASTNode operand : selection.getArguments()) {
        if (operand instanceof IASTExpression expression) {
          note(expression);
        }
      }
    }
  }
}
