package heapwright.symbolic.execution;

import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.path.PathState;
import java.util.List;

/** A call that is about to happen: the callee, its arguments and the state. */
public final class PendingCall {
  private final Environment environment;
  private final PathState state;
  private final Statement.Call statement;
  private final Function callee;
  private final List<SymbolicValue> arguments;

  public PendingCall(
      Execution execution, Statement.Call statement, Function callee, List<SymbolicValue> values) {
    environment = execution.environment();
    state = execution.state();
    this.statement = statement;
    this.callee = callee;
    arguments = List.copyOf(values);
  }

  public Function callee() {
    return callee;
  }

  /** Whether every parameter has its argument and there are no others. */
  public boolean isPlain() {
    return !callee.type().isVariadic() && arguments.size() == callee.parameters().size();
  }

  /** The state in which the callee begins. */
  PathState entered() {
    return entered(state);
  }

  public PathState entered(PathState from) {
    return new FrameObjects(new Execution(environment, from)).entered(callee, statement, arguments);
  }

  /** The callee begins, and this is kept as the answer to the call. */
  public StepResult inlined() {
    Alternative alternative = Alternative.of(entered()).answering(CallRule.INLINE::answer);
    return new StepResult.Forked(List.of(alternative));
  }

  /** The callee cannot be executed in this state. */
  public StepResult failed(String reason) {
    return new StepResult.Failed(reason, state);
  }

  public Environment environment() {
    return environment;
  }

  public PathState state() {
    return state;
  }

  public List<SymbolicValue> arguments() {
    return arguments;
  }

  public Statement.Call statement() {
    return statement;
  }
}
