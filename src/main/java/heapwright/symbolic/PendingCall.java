package heapwright.symbolic;

import heapwright.ir.Function;
import heapwright.ir.Statement;
import java.util.List;

/** A call that is about to happen: the callee, its arguments and the state. */
public final class PendingCall {
  private final Environment environment;
  private final PathState state;
  private final Statement.Call statement;
  private final Function callee;
  private final List<SymbolicValue> arguments;

  PendingCall(
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

  PathState entered(PathState from) {
    return new FrameObjects(new Execution(environment, from)).entered(callee, statement, arguments);
  }

  /** The callee begins, and this is kept as the answer to the call. */
  public StepResult inlined() {
    Alternative way = Alternative.of(entered()).answering(CallRule.INLINE::answer);
    return new StepResult.Forked(List.of(way));
  }

  /** The callee cannot be executed in this state. */
  public StepResult failed(String reason) {
    return new StepResult.Failed(reason, state);
  }

  Environment environment() {
    return environment;
  }

  PathState state() {
    return state;
  }

  List<SymbolicValue> arguments() {
    return arguments;
  }

  Statement.Call statement() {
    return statement;
  }
}
