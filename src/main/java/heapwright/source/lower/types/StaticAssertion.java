package heapwright.source.lower.types;

import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.source.lower.arithmetic.Syntax;
import heapwright.source.lower.context.CodeContext;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpressionList;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;

/** {@code _Static_assert}, which reads {@code __typeof__(condition, message) $}. */
public final class StaticAssertion {
  private StaticAssertion() {}

  /** Reports an assertion that fails. */
  public static void check(IASTSimpleDeclaration declaration, CodeContext code) {
    IASTExpression operands =
        Syntax.bare(
            ((IASTSimpleDeclSpecifier) declaration.getDeclSpecifier()).getDeclTypeExpression());
    IASTExpression condition = operands;
    String message = "";
    if (operands instanceof IASTExpressionList list) {
      condition = list.getExpressions()[0];
      message = ": " + list.getExpressions()[1];
    }
    Optional<IntegerConstant> value = code.constants().integer(condition);
    if (value.isPresent() && value.get().value() == 0) {
      code.unit().diagnostics().error(code.span(condition), "static assertion failed" + message);
    }
  }
}
