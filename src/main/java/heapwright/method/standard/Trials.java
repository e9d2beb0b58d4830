package heapwright.method.standard;

import heapwright.goal.CoverageLedger;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.ir.SourceSpan;
import heapwright.machine.ConcreteMachine;
import heapwright.method.Harvest;
import heapwright.method.Nameless;
import heapwright.method.Rehearsal;
import heapwright.method.Trial;
import heapwright.symbolic.PathState;
import heapwright.symbolic.term.Model;
import heapwright.testcase.Concretiser;
import heapwright.testcase.Ending;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Runs every input that the search finds, and keeps those that are worth it. */
final class Trials {
  /** More is not to be expected of a test. */
  private static final long STEPS = 2_000_000;

  private record Misdeed(String kind, SourceSpan at) {}

  private final Program program;
  private final Function root;
  private final CoverageLedger ledger;
  private final Rehearsal rehearsal;
  private final Nameless nameless;
  private final Set<TestInput> seen = new HashSet<>();
  private final Set<Misdeed> misdeeds = new HashSet<>();
  private final List<Trial> tests = new ArrayList<>();
  private final List<Trial> faults = new ArrayList<>();

  Trials(Program program, Function root, CoverageLedger ledger) {
    this.program = program;
    this.root = root;
    this.ledger = ledger;
    rehearsal = new Rehearsal(program, new ConcreteMachine(program), STEPS);
    nameless = new Nameless(program);
  }

  /** Whether an input was run that met a goal which was open. */
  boolean run(PathState state, Model model) {
    TestInput input = Concretiser.concretise(program, root, state, model);
    return isUseful(input) || isUseful(Generosity.with(input));
  }

  private boolean isUseful(TestInput input) {
    if (!seen.add(input) || nameless.in(input).isPresent()) {
      return false;
    }
    Trial trial = rehearsal.rehearse(input);
    if (trial.observation().ending() instanceof Ending.Faulted fault) {
      if (misdeeds.add(new Misdeed(fault.kind(), fault.at()))) {
        faults.add(trial);
      }
      return false;
    }
    boolean first = ledger.goals().isEmpty() && tests.isEmpty();
    boolean useful = trial.endsWell() && (first || !ledger.met(trial.visits()).isEmpty());
    if (useful) {
      tests.add(trial);
    }
    return useful;
  }

  boolean hasTest() {
    return !tests.isEmpty();
  }

  /** Why the last inputs for a goal did not do, if it was the fault of the function. */
  Optional<String> mishap() {
    return faults.isEmpty()
        ? Optional.empty()
        : Optional.of(
            ((Ending.Faulted) faults.get(faults.size() - 1).observation().ending()).kind());
  }

  Harvest harvest() {
    return new Harvest(tests, faults);
  }
}
