package heapwright.scenario;

import heapwright.goal.Visits;
import heapwright.machine.ConcreteMachine;
import heapwright.method.Rehearsal;
import heapwright.method.Trial;
import heapwright.solve.Answer;
import heapwright.solve.Solver;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.symbolic.Alternative;
import heapwright.symbolic.PathState;
import heapwright.symbolic.Progress;
import heapwright.symbolic.SymbolicMachine;
import heapwright.symbolic.term.Terms;
import heapwright.testcase.Concretiser;
import heapwright.testcase.Scenario;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Follows all ways through a scenario that divide only so often, pointers leading to objects of
 * their own; of the ways that came to an end, those that take a branch of the subject's that no way
 * before took are kept.
 */
final class SmallSearch implements Progress.Cases<List<Trial>> {
  private final Scenario scenario;
  private final Rehearsal rehearsal;
  private final SymbolicMachine machine;
  private final Solver solver;
  private final Set<Visits.Way> taken = new HashSet<>();
  private final List<Trial> kept = new ArrayList<>();
  private int turns;

  private SmallSearch(Scenario scenario, int turns, Terms terms, Solver solver) {
    this.scenario = scenario;
    this.turns = turns;
    this.solver = solver;
    rehearsal = new Rehearsal(scenario.program(), new ConcreteMachine(scenario.program()));
    machine = new SymbolicMachine(scenario.program(), terms, List.of());
  }

  static List<Trial> of(Scenario scenario, int turns) {
    Terms terms = new Terms();
    try (Solver solver = Z3.solvers(Z3Limits.USUAL).open(terms)) {
      SmallSearch search = new SmallSearch(scenario, turns, terms, solver);
      return search.from(search.machine.start(scenario.function()));
    }
  }

  private List<Trial> from(PathState state) {
    PathState at = state;
    Progress progress = machine.step(at);
    while (progress instanceof Progress.Moved moved) {
      at = moved.state();
      progress = machine.step(at);
    }
    return progress.match(this);
  }

  @Override
  public List<Trial> moved(Progress.Moved progress) {
    return from(progress.state());
  }

  @Override
  public List<Trial> forked(Progress.Forked progress) {
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
  public List<Trial> finished(Progress.Finished progress) {
    if (solver.checkReadable() instanceof Answer.Satisfiable found) {
      Trial trial =
          rehearsal.rehearse(
              Concretiser.concretise(
                  scenario.program(), scenario.function(), progress.state(), found.model()));
      Set<Visits.Way> ways = new HashSet<>(trial.visits().taken().keySet());
      ways.removeIf(way -> !way.function().equals(scenario.subject().symbol()));
      if (trial.endsWell() && taken.addAll(ways)) {
        kept.add(trial);
      }
    }
    return kept;
  }

  @Override
  public List<Trial> failed(Progress.Failed progress) {
    return kept;
  }

  @Override
  public List<Trial> stuck(Progress.Stuck progress) {
    throw new AssertionError(progress.cause());
  }
}
