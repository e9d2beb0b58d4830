package heapwright.method.tao;

import heapwright.goal.CoverageLedger;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.ir.SourceSpan;
import heapwright.machine.ConcreteMachine;
import heapwright.method.Harvest;
import heapwright.method.Nameless;
import heapwright.method.Rehearsal;
import heapwright.method.Trial;
import heapwright.testcase.Concretiser;
import heapwright.testcase.Ending;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Runs the inputs that were found, and keeps those that meet goals or show faults. */
final class Runs {
  private static final long STEPS = 2_000_000;

  private record Misdeed(String kind, SourceSpan at) {}

  private final Program program;
  private final Function function;
  private final CoverageLedger ledger;
  private final Rehearsal rehearsal;
  private final Nameless nameless;
  private final Map<TestInput, Boolean> seen = new HashMap<>();
  private final Set<Misdeed> misdeeds = new HashSet<>();
  private final List<Trial> tests = new ArrayList<>();
  private final List<Trial> faults = new ArrayList<>();

  Runs(Program program, Function function, CoverageLedger ledger) {
    this.program = program;
    this.function = function;
    this.ledger = ledger;
    rehearsal = new Rehearsal(program, new ConcreteMachine(program), STEPS);
    nameless = new Nameless(program);
  }

  /** Whether the call ends as a test may, with the input of a solution. */
  boolean endsWell(Solution solution) {
    TestInput input =
        Concretiser.concretise(program, function, solution.leaf().state(), solution.model());
    return seen.computeIfAbsent(input, this::run);
  }

  private boolean run(TestInput input) {
    if (nameless.in(input).isPresent()) {
      return false;
    }
    Trial trial = rehearsal.rehearse(input);
    if (trial.observation().ending() instanceof Ending.Faulted fault
        && misdeeds.add(new Misdeed(fault.kind(), fault.at()))) {
      faults.add(trial);
    }
    boolean isOnly = ledger.goals().isEmpty() && tests.isEmpty();
    if (trial.endsWell() && (isOnly || !ledger.met(trial.visits()).isEmpty())) {
      tests.add(trial);
    }
    return trial.endsWell();
  }

  Harvest harvest() {
    return new Harvest(tests, faults);
  }
}
