package heapwright.source.lower.context;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.Type;
import heapwright.source.lower.values.BranchTargets;
import heapwright.source.lower.values.KnownOutcome;
import heapwright.source.lower.values.Lvalue;
import heapwright.source.lower.values.Operand;
import heapwright.source.lower.values.QualifiedType;
import heapwright.source.lower.values.Rvalue;
import heapwright.source.lower.values.StringLiteral;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/** Evaluates the expressions of a function, or the constant ones outside functions. */
public interface Expressions {
  /** Evaluates for the side effects only. */
  void effect(IASTExpression node);

  /** What an expression denotes, before it is read. */
  Operand operand(IASTExpression node);

  /** Evaluates; lvalues are read, arrays and functions become pointers. */
  Rvalue value(IASTExpression node);

  /** Evaluates; what has lanes need not be in an object. */
  Rvalue laned(IASTExpression node);

  /**
   * Evaluates up to the last operation, if that is a call, a read of memory or a compound literal;
   * gcc leaves that open until it knows where the value goes. What is left to do comes back.
   */
  Supplier<Rvalue> begin(IASTExpression node);

  /** Evaluates a number or a pointer. */
  Expression scalar(IASTExpression node);

  /** A value as a number or a pointer; an error if it is neither. */
  Expression scalar(Rvalue value, IASTNode node);

  /** The object that an lvalue denotes. */
  Lvalue place(IASTExpression node);

  /** Evaluates and converts as if by assignment to an object of this scalar type. */
  Expression converted(IASTExpression node, Type target);

  /** Stores a value, converted as if by assignment, or copies an aggregate. */
  void assign(Lvalue target, Rvalue value, SourceSpan span, IASTNode node);

  /** Decides a numbered statement by a condition; the current block ends. */
  KnownOutcome branch(IASTExpression condition, StatementNumber statement, BranchTargets targets);

  /** The type of an expression, without evaluating it; for {@code typeof} and {@code sizeof}. */
  QualifiedType typeOf(IASTExpression node);

  /** Whether an expression has a type with lanes. */
  boolean hasLanes(IASTExpression node);

  /** The value of an integer constant expression, if it is one. */
  Optional<IntegerConstant> constant(IASTExpression node);

  /**
   * The value of an initialiser of static storage, converted to the type: numbers and addresses, no
   * code. Empty if it is not constant.
   */
  Optional<Expression> staticValue(IASTExpression node, Type target);

  /** The same for a complex number. */
  Optional<List<Expression>> staticLanes(IASTExpression node, OpaqueType target);

  /** The string, if the node is a string literal, perhaps in parentheses. */
  Optional<StringLiteral> string(IASTExpression node);

  /** Notes in a buffer that a longjmp to it leads to the block. */
  void landAt(BlockId block, Expression buffer, SourceSpan span);

  /** Leaves by a longjmp for where a buffer says. */
  void leaveFor(Expression buffer, SourceSpan span);

  /** The end of the function, when every setjmp is known. */
  void finish();
}
