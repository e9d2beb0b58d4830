package heapwright.method.addressmapper.decision;

import heapwright.ir.Program;
import heapwright.machine.ConcreteMachine;
import heapwright.method.addressmapper.decision.EvaluationEnds.End;
import heapwright.method.addressmapper.input.SolutionInput;
import heapwright.method.path.StatementPath;
import heapwright.method.run.PathReplay;
import heapwright.method.run.UnnameablePointers;
import heapwright.solve.question.Answer;
import heapwright.solve.question.Solver;
import heapwright.symbolic.term.model.Model;
import heapwright.testcase.TestInput;
import java.util.Optional;

/** Builds the input of a way that came to its end, and lets the concrete machine judge it. */
final class SolutionCheck {
  /**
   * An input that takes the path.
   *
   * @param endsWell whether the call then comes back or leaves the program as it may
   */
  record Checked(TestInput input, Model model, ControlPath control, boolean endsWell) {}

  private final Program program;
  private final StatementPath path;
  private final Solver solver;
  private final EvaluationEnds ends;
  private final PathReplay replay;

  /**
   * @param ends where a way leads that gives no input
   */
  SolutionCheck(Program program, StatementPath path, Solver solver, EvaluationEnds ends) {
    this.program = program;
    this.path = path;
    this.solver = solver;
    this.ends = ends;
    replay = new PathReplay(program.model(), new ConcreteMachine(program));
  }

  Optional<Checked> of(ControlPath control) {
    solver.returnTo(control.mark().orElseThrow());
    Answer answer = solver.checkReadable();
    if (answer instanceof Answer.Satisfiable found) {
      return built(control, found.model());
    }
    if (answer instanceof Answer.Unknown unknown) {
      ends.unknown(unknown.cause());
    } else {
      String reason = "its conditions contradict one another";
      ends.conflict(new End(control.position(), reason, control.state(), control.events()));
    }
    return Optional.empty();
  }

  private Optional<Checked> built(ControlPath control, Model model) {
    SolutionInput.Built built = SolutionInput.of(program, path.function(), control.state(), model);
    if (built.input().isEmpty()) {
      return refused("outside AddressMapper: " + built.obstacle(), control);
    }
    TestInput input = built.input().get();
    PathReplay.Observed observed = replay.observe(input, path.statements().size());
    if (!observed.path().equals(path.statements())) {
      return refused(
          observed.isOverBudget()
              ? "the machine has no room or time to replay the input"
              : "replay disagrees: with the input that was found the machine takes "
                  + new StatementPath(path.function(), observed.path()),
          control);
    }
    Optional<String> unnameable = new UnnameablePointers(program).in(input);
    return unnameable.isPresent()
        ? refused("a test cannot name " + unnameable.get() + ", which it points to", control)
        : Optional.of(new Checked(input, model, control, observed.endsWell()));
  }

  private Optional<Checked> refused(String cause, ControlPath control) {
    ends.outside(cause, new End(control.position(), cause, control.state(), control.events()));
    return Optional.empty();
  }
}
