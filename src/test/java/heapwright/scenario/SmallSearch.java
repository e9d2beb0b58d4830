package heapwright.scenario;

import heapwright.goal.Visits;
import heapwright.machine.ConcreteMachine;
import heapwright.method.run.ConcreteExecution;
import heapwright.method.run.ExecutedInput;
import heapwright.solve.question.Answer;
import heapwright.solve.question.Solver;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.symbolic.SymbolicMachine;
import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.term.Terms;
import heapwright.testcase.Concretiser;
import heapwright.testcase.scenario.Scenario;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Follows all ways through a scenario that divide only so often, pointers leading to objects of
 * their own; of the ways that came to an end, those that take a branch of the subject's that no way
 * before took are kept.
 */
final class SmallSearch implements StepResult.Cases<List<ExecutedInput>> {
  private final Scenario scenario;
  private final ConcreteExecution execution;
  private final SymbolicMachine machine;
  private final Solver solver;
  private final Set<Visits.Taken> taken = new HashSet<>();
  private final List<ExecutedInput> kept = new ArrayList<>();
  private int turns;

  private SmallSearch(Scenario scenario, int turns, Terms terms, Solver solver) {
    this.scenario = scenario;
    this.turns = turns;
    this.solver = solver;
    execution = new ConcreteExecution(scenario.program(), new ConcreteMachine(scenario.program()));
    machine = new SymbolicMachine(scenario.program(), terms, List.of());
  }

  static List<ExecutedInput> of(Scenario scenario, int turns) {
    Terms terms = new Terms();
    try (Solver solver = Z3.solvers(Z3Limits.USUAL).open(terms)) {
      SmallSearch search = new SmallSearch(scenario, turns, terms, solver);
      return search.from(search.machine.start(scenario.function()));
    }
  }

  private List<ExecutedInput> from(PathState state) {
    PathState at = state;
    StepResult progress = machine.step(at);
    while (progress instanceof StepResult.Moved moved) {
      at = moved.state();
      progress = machine.step(at);
    }
    return progress.match(this);
  }

  @Override
  public List<ExecutedInput> moved(StepResult.Moved progress) {
    return from(progress.state());
  }

  @Override
  public List<ExecutedInput> forked(StepResult.Forked progress) {
    boolean divides = progress.alternatives().size() > 1;
    turns -= divides ? 1 : 0;
    if (turns >= 0) {
      for (Alternative way : progress.alternatives()) {
        solver.push();
        way.fact().ifPresent(fact -> solver.assume(fact.term()));
        if (way.fact().isEmpty() || solver.check() instanceof Answer.Satisfiable) {
          way.end().ifPresentOrElse(end -> end.match(this), () -> from(way.state()));
        }
        solver.pop();
      }
    }
    turns += divides ? 1 : 0;
    return kept;
  }

  @Override
  public List<ExecutedInput> finished(StepResult.Finished progress) {
    if (solver.checkReadable() instanceof Answer.Satisfiable found) {
      ExecutedInput trial =
          execution.execute(
              Concretiser.concretise(
                  scenario.program(), scenario.function(), progress.state(), found.model()));
      Set<Visits.Taken> ways = new HashSet<>(trial.visits().taken().keySet());
      ways.removeIf(way -> !way.function().equals(scenario.subject().symbol()));
      if (trial.endsWell() && taken.addAll(ways)) {
        kept.add(trial);
      }
    }
    return kept;
  }

  @Override
  public List<ExecutedInput> failed(StepResult.Failed progress) {
    return kept;
  }

  @Override
  public List<ExecutedInput> stuck(StepResult.Stuck progress) {
    throw new AssertionError(progress.cause());
  }
}
