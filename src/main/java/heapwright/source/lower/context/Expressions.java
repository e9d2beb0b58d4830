package heapwright.source.lower.context;

import heapwright.ir.code.Expression;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.Type;
import heapwright.source.lower.values.BranchTargets;
import heapwright.source.lower.values.KnownOutcome;
import heapwright.source.lower.values.Lvalue;
import heapwright.source.lower.values.Operand;
import heapwright.source.lower.values.Rvalue;
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
}
