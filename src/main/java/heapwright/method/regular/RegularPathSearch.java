package heapwright.method.regular;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.method.budget.Budget;
import heapwright.method.run.InputExecutor;
import heapwright.solve.question.Answer;
import heapwright.solve.question.Solver;
import heapwright.symbolic.SymbolicMachine;
import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.path.PathState;
import heapwright.testcase.Concretiser;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** One path through a function, with a few steps back where it goes wrong. */
final class RegularPathSearch implements StepResult.Cases<Optional<PathState>> {
  private static final int STEPS = 2_000_000;

  /** How often another alternative is tried after a path has ended. */
  private static final int BACKTRACKS = 24;

  /** Where there were several paths, and what is left of them. */
  private record Fork(
      Frame from, Deque<Alternative> left, Solver.Mark assumed, LoopMap.RoundCounts rounds) {}

  private final Program program;
  private final Function root;
  private final SymbolicMachine machine;
  private final Solver solver;
  private final InputExecutor executor;
  private final StepPreference preference;
  private final PathState start;
  private final Deque<Fork> forks = new ArrayDeque<>();
  private LoopMap.RoundCounts rounds = LoopMap.RoundCounts.START;
  private Frame before;
  private boolean reached;
  private int backtracks;
  private boolean found;

  RegularPathSearch(
      Program program,
      Function root,
      SymbolicMachine machine,
      Solver solver,
      InputExecutor executor,
      StepPreference preference) {
    this.program = program;
    this.root = root;
    this.machine = machine;
    this.solver = solver;
    this.executor = executor;
    this.preference = preference;
    start = machine.start(root);
    before = start.frame();
  }

  /** Whether the path, or one near it, gave an input that meets a goal. */
  boolean succeeds(Budget budget) {
    Optional<PathState> state = Optional.of(start);
    for (int steps = 0; state.isPresent() && !found && steps < STEPS; steps++) {
      if (budget.isUsedUp()) {
        return false;
      }
      before = state.get().frame();
      state = machine.step(state.get()).match(this);
    }
    return found;
  }

  @Override
  public Optional<PathState> moved(StepResult.Moved progress) {
    return Optional.of(tried(progress.state()));
  }

  /** Takes note of a step from one block to another. */
  private PathState tried(PathState state) {
    boolean atEnd = before.statement().isEmpty() && before.depth() == state.frame().depth();
    if (atEnd) {
      rounds = rounds.after(before, state.frame().block(), preference.loops);
      if (preference.distance.isMet(before, state.frame().block())) {
        reached = true;
        attempt(state);
      }
    }
    return state;
  }

  @Override
  public Optional<PathState> forked(StepResult.Forked progress) {
    List<Alternative> order = preference.order(before, rounds, progress.alternatives());
    Fork fork = new Fork(before, new ArrayDeque<>(order), solver.mark(), rounds);
    forks.push(fork);
    return next(fork).or(this::backtrack);
  }

  /** The best alternative of a fork that is left and can be taken. */
  private Optional<PathState> next(Fork fork) {
    while (!fork.left().isEmpty()) {
      Alternative alternative = fork.left().remove();
      solver.returnTo(fork.assumed());
      alternative.fact().ifPresent(fact -> solver.assume(fact.term()));
      if (alternative.fact().isEmpty() || solver.check() instanceof Answer.Satisfiable) {
        return Optional.of(tried(alternative.state()));
      }
    }
    return Optional.empty();
  }

  private Optional<PathState> backtrack() {
    while (!forks.isEmpty() && backtracks < BACKTRACKS && !found) {
      Fork fork = forks.peek();
      if (fork.left().isEmpty()) {
        forks.pop();
        continue;
      }
      backtracks++;
      rounds = fork.rounds();
      reached = false;
      before = fork.from();
      Optional<PathState> state = next(fork);
      if (state.isPresent()) {
        return state;
      }
    }
    return Optional.empty();
  }

  @Override
  public Optional<PathState> finished(StepResult.Finished progress) {
    if (reached) {
      attempt(progress.state());
    }
    return backtrack();
  }

  @Override
  public Optional<PathState> failed(StepResult.Failed progress) {
    return backtrack();
  }

  @Override
  public Optional<PathState> stuck(StepResult.Stuck progress) {
    return backtrack();
  }

  private void attempt(PathState state) {
    if (solver.checkReadable() instanceof Answer.Satisfiable answer) {
      found |= executor.play(Concretiser.concretise(program, root, state, answer.model())).isKept();
    }
  }
}
