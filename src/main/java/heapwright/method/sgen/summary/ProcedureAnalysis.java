package heapwright.method.sgen.summary;

import heapwright.solve.Solvers;
import heapwright.solve.question.Answer;
import heapwright.solve.question.Solver;
import heapwright.symbolic.CalleeMachine;
import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.path.Fact;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.tuple.ProcedureEnding;
import heapwright.symbolic.tuple.Tuple;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;

/**
 * The paths through a procedure in one context, the shortest first. Together its tuples always say
 * everything: those that are open stand for all paths that begin like them.
 */
final class ProcedureAnalysis {
  /** How many forks are followed per request. */
  private static final int STRIDE = 16;

  private static final int MOST_TUPLES = 64;
  private static final int MOST_TURNS = 40;
  private static final int MOST_STEPS = 20_000;
  private static final int DEEPEST = 60;

  /** Steps and applications of tuples that one answer may cost. */
  private static final int MOST_EFFORT = 5_000;

  private final CalleeMachine machine;
  private final Solvers solvers;
  private final Summaries.SummaryCost effort;
  private final List<Tuple> tuples = new ArrayList<>();
  private final Map<Tuple, Integer> turns = new HashMap<>();

  /** A path so far. */
  private record Beginning(PathState state, int turns, int order) {}

  private final PriorityQueue<Beginning> open =
      new PriorityQueue<>(
          Comparator.comparingInt(Beginning::turns).thenComparingInt(Beginning::order));
  private int order;

  ProcedureAnalysis(CalleeMachine machine, Solvers solvers, Summaries.SummaryCost effort) {
    this.machine = machine;
    this.solvers = solvers;
    this.effort = effort;
    begin(machine.start(), 0);
    expand();
  }

  /** In the order in which they were found. */
  List<Tuple> tuples() {
    return List.copyOf(tuples);
  }

  /** Paths that were followed to their end. */
  int closed() {
    return (int)
        tuples.stream().filter(t -> t.ending() instanceof ProcedureEnding.Returned).count();
  }

  /** Follows what an open tuple left. */
  void expand(Tuple tuple) {
    tuples.remove(tuple);
    begin(tuple.end(), turns.remove(tuple));
    expand();
  }

  private void begin(PathState state, int turns) {
    open.add(new Beginning(state, turns, order++));
  }

  private void expand() {
    long most = effort.spent() + MOST_EFFORT;
    try (Solver solver = solvers.open(machine.terms())) {
      for (int forks = 0; forks < STRIDE && !open.isEmpty(); forks++) {
        if (effort.spent() < most) {
          follow(open.remove(), solver);
        }
      }
    }
    while (!open.isEmpty()) {
      Beginning left = open.remove();
      Tuple tuple =
          tuples.size() < MOST_TUPLES && effort.spent() < most
              ? machine.open(left.state())
              : machine.beyond(left.state(), "many or long paths");
      tuples.add(tuple);
      turns.put(tuple, left.turns());
    }
  }

  /** Follows a path until it divides or ends. */
  private void follow(Beginning beginning, Solver solver) {
    PathState state = beginning.state();
    if (beginning.turns() > MOST_TURNS) {
      tuples.add(machine.beyond(state, "more than " + MOST_TURNS + " decisions"));
      return;
    }
    for (int steps = 0; steps < MOST_STEPS && state.frame().depth() < DEEPEST; steps++) {
      effort.spend();
      StepResult progress = machine.step(state);
      if (!(progress instanceof StepResult.Moved moved)) {
        progress.match(new Division(state, beginning.turns(), solver));
        return;
      }
      state = moved.state();
    }
    tuples.add(machine.beyond(state, "goes on and on"));
  }

  private final class Division implements StepResult.Cases<Void> {
    private final PathState state;
    private final int turns;
    private final Solver solver;

    Division(PathState state, int turns, Solver solver) {
      this.state = state;
      this.turns = turns;
      this.solver = solver;
    }

    @Override
    public Void moved(StepResult.Moved progress) {
      begin(progress.state(), turns);
      return null;
    }

    @Override
    public Void forked(StepResult.Forked progress) {
      for (Alternative alternative : progress.alternatives()) {
        if (canBe(alternative)) {
          Division next = new Division(alternative.state(), turns + 1, solver);
          alternative.end().orElseGet(() -> new StepResult.Moved(alternative.state())).match(next);
        }
      }
      return null;
    }

    private boolean canBe(Alternative alternative) {
      if (alternative.fact().isEmpty()) {
        return true;
      }
      solver.push();
      alternative.state().facts().toList().stream().map(Fact::term).forEach(solver::assume);
      Answer answer = solver.check();
      solver.pop();
      return !(answer instanceof Answer.Unsatisfiable);
    }

    @Override
    public Void finished(StepResult.Finished progress) {
      tuples.add(machine.finished(progress.state()));
      return null;
    }

    @Override
    public Void failed(StepResult.Failed progress) {
      tuples.add(machine.failed(state, progress.reason()));
      return null;
    }

    @Override
    public Void stuck(StepResult.Stuck progress) {
      tuples.add(machine.beyond(state, progress.cause()));
      return null;
    }
  }
}
