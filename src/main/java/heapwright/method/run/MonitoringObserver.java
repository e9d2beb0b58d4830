package heapwright.method.run;

import heapwright.goal.RunMonitor;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.StatementNumber;
import heapwright.machine.code.processor.Observer;

/** Tells a monitor what the machine does, but for what it does while a precondition is asked. */
final class MonitoringObserver implements Observer {
  private final RunMonitor monitor;
  private final ScenarioPosition position;

  /**
   * @param outermost the function that is called, or a scenario of it
   */
  MonitoringObserver(RunMonitor monitor, Function outermost) {
    this.monitor = monitor;
    position = new ScenarioPosition(outermost);
  }

  @Override
  public void entered(Function function) {
    position.enter();
    if (!position.isAsking()) {
      monitor.entered(function);
    }
  }

  @Override
  public void left(Function function) {
    if (!position.isAsking()) {
      monitor.left(function);
    }
    position.leave();
  }

  @Override
  public void step(Function function, StatementNumber number) {
    if (!position.isAsking()) {
      monitor.step(function, number);
    }
  }

  @Override
  public void decided(Function function, DecisionId decision, int outcome) {
    if (!position.isAsking()) {
      monitor.decided(function, decision, outcome);
    }
  }

  @Override
  public boolean isTracing() {
    return monitor.isTracing();
  }

  @Override
  public void executes(Function function, Statement statement, long address) {
    if (!position.isAsking()) {
      monitor.executes(function, statement, address);
    }
  }

  @Override
  public void returns(Function function, Terminator.Return end) {
    if (!position.isAsking()) {
      monitor.returns(function, end);
    }
  }

  @Override
  public void writes(long address, long length) {
    monitor.writes(address, length);
  }
}
