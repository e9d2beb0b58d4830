package heapwright.method.path;

import heapwright.ir.Program;
import heapwright.symbolic.SymbolicMachine;
import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.CallRule;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.term.Terms;
import java.util.Iterator;
import java.util.Optional;

/** Follows a path that a search found once more, without search, for a listener. */
public final class PathRetrace {
  /** Sees every step of a path, so that a method can report it in its own terms. */
  public interface StepListener {
    /** The path went from a state to the next. */
    void moved(PathState before, PathState after);
  }

  private final Program program;

  public PathRetrace(Program program) {
    this.program = program;
  }

  /** Shows every step of the path; the first state shown is the function's start. */
  public void follow(RecordedPath recorded, StepListener listener) {
    follow(recorded, machine(recorded), listener);
  }

  /** The machine that follows a path once; a listener may ask it about the states. */
  public SymbolicMachine machine(RecordedPath recorded) {
    return machine(recorded, new Terms());
  }

  /** As {@link #machine(RecordedPath)}, over given terms. */
  public SymbolicMachine machine(RecordedPath recorded, Terms terms) {
    Iterator<CallRule.Answer> answers = recorded.answers().toList().iterator();
    return new SymbolicMachine(program, terms, recorded.aliases(), asBefore(answers));
  }

  /** As {@link #follow(RecordedPath, StepListener)}, on a given {@link #machine(RecordedPath)}. */
  public void follow(RecordedPath recorded, SymbolicMachine machine, StepListener listener) {
    PathState state = machine.start(recorded.function());
    Iterator<Integer> turns = recorded.turns().toList().iterator();
    for (int step = 0; step < recorded.steps(); step++) {
      Optional<PathState> next = machine.step(state).match(new Turning(turns));
      if (next.isEmpty()) {
        return;
      }
      listener.moved(state, next.get());
      state = next.get();
    }
  }

  /** A path without recorded answers entered all calls. */
  private static CallRule asBefore(Iterator<CallRule.Answer> answers) {
    return call -> answers.hasNext() ? answers.next().again(call) : CallRule.INLINE.answer(call);
  }

  /** The state after a step, unless the path ends with it. */
  private record Turning(Iterator<Integer> turns) implements StepResult.Cases<Optional<PathState>> {
    @Override
    public Optional<PathState> moved(StepResult.Moved progress) {
      return Optional.of(progress.state());
    }

    @Override
    public Optional<PathState> forked(StepResult.Forked progress) {
      if (!turns.hasNext()) {
        return Optional.empty();
      }
      Alternative taken = progress.alternatives().get(turns.next());
      return taken.end().isPresent() ? taken.end().get().match(this) : Optional.of(taken.state());
    }

    @Override
    public Optional<PathState> finished(StepResult.Finished progress) {
      return Optional.of(progress.state());
    }

    @Override
    public Optional<PathState> failed(StepResult.Failed progress) {
      return Optional.empty();
    }

    @Override
    public Optional<PathState> stuck(StepResult.Stuck progress) {
      return Optional.empty();
    }
  }
}
