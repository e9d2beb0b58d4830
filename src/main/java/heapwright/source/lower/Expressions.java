package heapwright.source.lower;

import heapwright.ir.Expression;
import heapwright.ir.Expression.IntegerConstant;
import heapwright.ir.SourceSpan;
import heapwright.ir.Type;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTExpression;

/** Lowers expressions. */
final class Expressions {
  private final CodeContext code;

  Expressions(CodeContext code) {
    this.code = code;
  }

  /** Evaluates for the side effects only. */
  void effect(IASTExpression node) {
    throw new UnsupportedOperationException(code.toString());
  }

  /** Evaluates; lvalues are read, arrays and functions become pointers. */
  Value value(IASTExpression node) {
    throw new UnsupportedOperationException(code.toString());
  }

  /** Evaluates and converts as if by assignment to an object of this scalar type. */
  Expression converted(IASTExpression node, Type target) {
    throw new UnsupportedOperationException(code.toString());
  }

  /** Stores a value, converted as if by assignment, or copies an aggregate. */
  void assign(Place target, Value value, SourceSpan span) {
    throw new UnsupportedOperationException(code.toString());
  }

  /** The type of an expression, without evaluating it; for {@code typeof} and {@code sizeof}. */
  QualifiedType typeOf(IASTExpression node) {
    throw new UnsupportedOperationException(code.toString());
  }

  /** The value of an integer constant expression, if it is one. */
  Optional<IntegerConstant> constant(IASTExpression node) {
    throw new UnsupportedOperationException(code.toString());
  }

  /**
   * The value of an initialiser of static storage, converted to the type: numbers and addresses, no
   * code. Empty if it is not constant.
   */
  Optional<Expression> staticValue(IASTExpression node, Type target) {
    throw new UnsupportedOperationException(code.toString());
  }

  /** The string, if the node is a string literal, perhaps in parentheses. */
  Optional<StringLiteral> string(IASTExpression node) {
    throw new UnsupportedOperationException(code.toString());
  }
}
