package heapwright.symbolic.tuple;

import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.CallAnswer;
import heapwright.symbolic.execution.PendingCall;
import heapwright.symbolic.execution.StepResult;

/** A call was answered with one of the alternatives that a tuple gives. */
record TupleAnswer(Tuple tuple, int index) implements CallAnswer {
  @Override
  public StepResult again(PendingCall call) {
    Alternative way = TupleApplication.of(call, tuple).alternatives().get(index);
    return way.end().orElseGet(() -> new StepResult.Moved(way.state()));
  }
}
