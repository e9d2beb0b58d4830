package heapwright.symbolic.library;

import heapwright.ir.code.Statement;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.Interruption;
import heapwright.symbolic.execution.Locations;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.List;

/** A call of a function that is not C code but part of the machine. */
public record BuiltInCall(
    Execution execution, Statement.Call statement, List<SymbolicValue> arguments) {
  /** What such a function does. */
  public interface Implementation {
    StepResult result(BuiltInCall call);
  }

  Terms terms() {
    return execution.terms();
  }

  SymbolicValue argument(int place) {
    return arguments.get(place);
  }

  Term number(int place) {
    return execution.evaluator.number(argument(place));
  }

  /** The bytes that an argument points to. */
  Place bytes(int place, long size) {
    return new Locations(execution).of(argument(place), size, ScalarTerms.OCTET);
  }

  /** An argument that is a size, which may depend on the input. */
  Term sizeTerm(int place) {
    if (argument(place) instanceof SymbolicValue.Number n) {
      return n.term();
    }
    throw Interruption.unsupported("a size that is no number");
  }

  long size(int place) {
    return new SymbolicSizes(execution).of(sizeTerm(place));
  }

  /** The state in which the caller goes on with a result. */
  PathState after(PathState state, SymbolicValue result) {
    return SymbolicBuiltIns.after(state, statement, result);
  }

  StepResult returned(SymbolicValue result) {
    return new StepResult.Moved(after(execution.state(), result));
  }

  StepResult returned(Term result) {
    return returned(new SymbolicValue.Number(result));
  }
}
