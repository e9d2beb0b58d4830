package heapwright.method.run;

import heapwright.goal.reach.Monitor;
import heapwright.ir.code.Function;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.StatementNumber;
import heapwright.machine.code.processor.Observer;

/** Tells a monitor what the machine does. */
public record GoalMonitor(Monitor monitor) implements Observer {

  @Override
  public void entered(Function function) {
    monitor.entered(function);
  }

  @Override
  public void left(Function function) {
    monitor.left(function);
  }

  @Override
  public void step(Function function, StatementNumber number) {
    monitor.step(function, number);
  }

  @Override
  public void decided(Function function, DecisionId decision, int outcome) {
    monitor.decided(function, decision, outcome);
  }
}
