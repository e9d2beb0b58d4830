package heapwright.method.paths;

import heapwright.goal.CoverageLedger;
import heapwright.ir.Program;
import heapwright.ir.SourceSpan;
import heapwright.machine.ConcreteMachine;
import heapwright.method.Harvest;
import heapwright.method.Rehearsal;
import heapwright.method.Trial;
import heapwright.testcase.Ending;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Runs the inputs that were found, and keeps those that meet goals or show faults. */
final class Runs {
  private static final long STEPS = 2_000_000;

  private record Misdeed(String kind, SourceSpan at) {}

  private final CoverageLedger ledger;
  private final Rehearsal rehearsal;
  private final Set<Misdeed> misdeeds = new HashSet<>();
  private final List<Trial> tests = new ArrayList<>();
  private final List<Trial> faults = new ArrayList<>();

  Runs(Program program, CoverageLedger ledger) {
    this.ledger = ledger;
    rehearsal = new Rehearsal(program, new ConcreteMachine(program), STEPS);
  }

  /** Runs an input; what it says is the cause for goals that it was meant for and did not meet. */
  String play(TestInput input) {
    Trial trial = rehearsal.rehearse(input);
    if (trial.observation().ending() instanceof Ending.Faulted fault) {
      if (misdeeds.add(new Misdeed(fault.kind(), fault.at()))) {
        faults.add(trial);
      }
      return "no input was found with which the call ends well after it (" + fault.kind() + ")";
    }
    if (!trial.endsWell()) {
      return "the call with the input that was found is not over after " + STEPS + " steps";
    }
    boolean isOnly = ledger.goals().isEmpty() && tests.isEmpty();
    if (!ledger.met(trial.visits()).isEmpty() || isOnly) {
      tests.add(trial);
    }
    return "the input that was found takes another way";
  }

  boolean hasTest() {
    return !tests.isEmpty();
  }

  Harvest harvest() {
    return new Harvest(tests, faults);
  }
}
