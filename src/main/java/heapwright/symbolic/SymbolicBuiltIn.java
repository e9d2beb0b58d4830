package heapwright.symbolic;

import heapwright.ir.Statement;
import java.util.List;

/** A function that is not C code but part of the machine. */
interface SymbolicBuiltIn {
  StepResult call(Execution execution, Statement.Call call, List<SymbolicValue> arguments);
}
