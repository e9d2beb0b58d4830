package heapwright.source.lower;

import heapwright.ir.Expression;
import heapwright.ir.FunctionType;
import heapwright.ir.Type;

/** What an expression denotes before it is known how it is used. */
sealed interface Operand permits Operand.Designator, Lvalue, Rvalue {

  Type type();

  /** A function that has not yet become a pointer. */
  record Designator(Expression address, FunctionType type) implements Operand {}
}
