package heapwright.symbolic.library;

import heapwright.ir.code.Statement;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.heap.SymbolicValue;
import java.util.List;

/** A function that is not C code but part of the machine. */
public interface SymbolicBuiltIn {
  StepResult call(Execution execution, Statement.Call call, List<SymbolicValue> arguments);
}
