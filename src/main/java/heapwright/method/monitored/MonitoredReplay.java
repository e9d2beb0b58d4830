package heapwright.method.monitored;

import heapwright.goal.Goal;
import heapwright.goal.GoalInstrumentation;
import heapwright.goal.RunMonitor;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.machine.ConcreteMachine;
import heapwright.method.run.ConcreteExecution;
import heapwright.method.run.ExecutedInput;
import heapwright.method.run.FoundInputs;
import heapwright.testcase.TestInput;
import java.util.List;

/** Plays inputs that were found in an instrumented function on the function as it stands. */
final class MonitoredReplay {
  private final Program program;
  private final GoalInstrumentation instrumentation;
  private final Function function;
  private final List<Goal> parts;
  private final ConcreteExecution execution;

  MonitoredReplay(
      Program program, GoalInstrumentation instrumentation, Function function, List<Goal> parts) {
    this.program = program;
    this.instrumentation = instrumentation;
    this.function = function;
    this.parts = List.copyOf(parts);
    execution = new ConcreteExecution(program, new ConcreteMachine(program));
  }

  FoundInputs of(FoundInputs found) {
    return new FoundInputs(
        found.tests().stream().map(this::replayed).filter(ExecutedInput::endsWell).toList(),
        found.faults().stream().map(this::replayed).filter(ExecutedInput::isFault).toList());
  }

  private ExecutedInput replayed(ExecutedInput found) {
    TestInput input = own(found.input());
    ExecutedInput executed = execution.execute(input);
    RunMonitor monitor = instrumentation.monitor(program, function, parts);
    execution.monitored(input, monitor);
    return new ExecutedInput(
        executed.input(), executed.observation(), executed.visits().with(monitor.met()));
  }

  /** The input without what only the instrumented function has. */
  private TestInput own(TestInput input) {
    return input.withGlobals(
        input.globals().stream().filter(g -> program.globals().containsKey(g.symbol())).toList());
  }
}
