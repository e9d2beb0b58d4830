package heapwright.source.lower.values;

import heapwright.ir.code.Expression;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Type;

/** What an expression denotes before it is known how it is used. */
public sealed interface Operand permits Operand.Designator, Lvalue, Rvalue {

  Type type();

  /** A function that has not yet become a pointer. */
  record Designator(Expression address, FunctionType type) implements Operand {}
}
