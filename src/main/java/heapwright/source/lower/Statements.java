package heapwright.source.lower;

import heapwright.ir.Expression;
import heapwright.ir.SourceSpan;
import org.eclipse.cdt.core.dom.ast.IASTCompoundStatement;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.gnu.IGNUASTCompoundStatementExpression;

/** Lowers the statements of a function. */
interface Statements {
  void lower(IASTStatement node);

  /** A function's body, whose variables live until the function returns. */
  void body(IASTCompoundStatement node);

  /** {@code ({ ... })} whose value is not used. */
  void effect(IGNUASTCompoundStatementExpression node);

  /** The value of the last statement of {@code ({ ... })}, if that is an expression. */
  Rvalue value(IGNUASTCompoundStatementExpression node);

  /** {@code &&label}. */
  Expression labelAddress(String label, SourceSpan span);

  /** The end of the function, when all labels are known. */
  void finish();
}
