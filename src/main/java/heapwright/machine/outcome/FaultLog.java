package heapwright.machine.outcome;

import heapwright.ir.source.SourceSpan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** Collects what the program survives, and ends it at what it does not. */
public final class FaultLog {
  private record Reported(FaultKind kind, SourceSpan at) {}

  private final CallStack stack;
  private final Set<Reported> reported = new HashSet<>();
  private final List<Fault> survived = new ArrayList<>();
  private int run;

  public FaultLog(CallStack stack) {
    this.stack = stack;
  }

  public void clear() {
    run++;
    reported.clear();
    survived.clear();
  }

  /** Which run this is; a place that faults often can remember the run that it reported to. */
  public int run() {
    return run;
  }

  /** What the program survived so far, in the order of its happening. */
  public List<Fault> survived() {
    return List.copyOf(survived);
  }

  /** Notes a fault that compiled code survives, once per place. */
  public void survive(FaultKind kind, SourceSpan at, Supplier<String> message) {
    SourceSpan blamed = stack.blame(at);
    if (reported.add(new Reported(kind, blamed))) {
      survived.add(fault(kind, at, blamed, message.get()));
    }
  }

  /** The end of the run; to be thrown. */
  public RunStopped stop(FaultKind kind, SourceSpan at, String message) {
    return new RunStopped(new RunOutcome.Faulted(fault(kind, at, stack.blame(at), message)));
  }

  private Fault fault(FaultKind kind, SourceSpan at, SourceSpan blamed, String message) {
    String inside = stack.libraryFunction(at).map(name -> " (in " + name + ")").orElse("");
    return new Fault(kind, blamed, message + inside, stack.spans());
  }
}
