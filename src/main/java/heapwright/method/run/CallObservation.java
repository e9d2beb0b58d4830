package heapwright.method.run;

import heapwright.ir.code.Function;
import heapwright.machine.InitialMemory;
import heapwright.machine.Reply;
import heapwright.machine.outcome.Fault;
import heapwright.machine.outcome.RunOutcome;
import heapwright.testcase.BranchCounts;
import heapwright.testcase.CallEnding;
import heapwright.testcase.FinalObject;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputGlobal;
import heapwright.testcase.Observation;
import java.util.ArrayList;
import java.util.List;

/** What a test can assert of a call: how it ends, and what it leaves behind where it returns. */
final class CallObservation implements Reply.Cases<Observation> {
  private final Function function;
  private final InitialMemory memory;
  private final MemoryDifference difference;
  private final BranchCounts branches;

  CallObservation(
      Function function, InitialMemory memory, MemoryDifference difference, BranchCounts branches) {
    this.function = function;
    this.memory = memory;
    this.difference = difference;
    this.branches = branches;
  }

  @Override
  public Observation returned(Reply.Returned back) {
    List<InputCell> result = difference.returned(function.type(), back);
    return memory.survived().stream()
        .findFirst()
        .map(fault -> without(faulted(fault), branches))
        .orElseGet(() -> after(result));
  }

  @Override
  public Observation ended(Reply.Ended end) {
    // What comes after the first fault is its consequence.
    CallEnding ending =
        memory.survived().stream()
            .findFirst()
            .<CallEnding>map(CallObservation::faulted)
            .orElseGet(() -> ending(end.outcome()));
    return without(ending, branches);
  }

  /** Nothing is asserted of a heap that a fault or the end of the program left behind. */
  static Observation without(CallEnding ending, BranchCounts branches) {
    return new Observation(ending, List.of(), List.of(), List.of(), false, branches);
  }

  static CallEnding.Faulted faulted(Fault fault) {
    return new CallEnding.Faulted(fault.kind().id(), fault.at(), fault.message());
  }

  private Observation after(List<InputCell> returned) {
    List<FinalObject> objects = new ArrayList<>(difference.inputs());
    List<InputGlobal> globals = difference.globals();
    objects.addAll(difference.fresh());
    return new Observation(
        new CallEnding.Returned(), returned, objects, globals, difference.leaks(), branches);
  }

  private static CallEnding ending(RunOutcome outcome) {
    return outcome.match(
        new RunOutcome.Cases<>() {
          @Override
          public CallEnding exited(RunOutcome.Exited exited) {
            return new CallEnding.Exited(exited.status());
          }

          @Override
          public CallEnding killed(RunOutcome.Killed killed) {
            return new CallEnding.Killed(killed.signal());
          }

          @Override
          public CallEnding faulted(RunOutcome.Faulted faulted) {
            return CallObservation.faulted(faulted.fault());
          }

          @Override
          public CallEnding overBudget(RunOutcome.OverBudget over) {
            return new CallEnding.Unsettled("out of " + over.budget().title());
          }

          @Override
          public CallEnding unresolved(RunOutcome.Unresolved missing) {
            return new CallEnding.Unsettled(missing.name() + " is not there: " + missing.reason());
          }
        });
  }
}
