package heapwright.machine;

import heapwright.machine.outcome.Fault;
import heapwright.machine.outcome.RunOutcome;
import java.util.List;

/**
 * What happened to a run.
 *
 * @param survived the faults that did not end it, in the order of their happening
 * @param steps how many statements of the IR it took
 */
public record ConcreteRun(RunOutcome outcome, List<Fault> survived, long steps) {

  public ConcreteRun {
    survived = List.copyOf(survived);
  }
}
