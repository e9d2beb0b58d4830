package heapwright.source.lower.context;

import heapwright.ir.code.Expression;
import heapwright.ir.source.SourceSpan;
import heapwright.source.lower.values.Rvalue;
import org.eclipse.cdt.core.dom.ast.IASTCompoundStatement;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.gnu.IGNUASTCompoundStatementExpression;

/** Lowers the statements of a function. */
public interface Statements {
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
