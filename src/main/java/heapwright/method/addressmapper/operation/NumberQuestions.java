package heapwright.method.addressmapper.operation;

import heapwright.solve.question.Answer;
import heapwright.solve.question.Solver;
import heapwright.symbolic.term.Term;
import java.util.Optional;

/** Asks the solver whether the numbers of a path can be as its predicates want them. */
public final class NumberQuestions {
  /** Nobody is asked: for an evaluation that is repeated. */
  public static final NumberQuestions NONE = new NumberQuestions(Optional.empty());

  private final Optional<Solver> solver;
  private Optional<String> unanswered = Optional.empty();

  private NumberQuestions(Optional<Solver> solver) {
    this.solver = solver;
  }

  public static NumberQuestions to(Solver solver) {
    return new NumberQuestions(Optional.of(solver));
  }

  /** Why a question has been left open, if one was. */
  public Optional<String> unanswered() {
    return unanswered;
  }

  /** Whether no input fulfils a predicate beside those before it, as was proved. */
  boolean contradicts(Term predicate) {
    if (solver.isEmpty()) {
      return false;
    }
    solver.get().assume(predicate);
    Answer answer = solver.get().check();
    if (answer instanceof Answer.Unknown unknown) {
      unanswered = unanswered.or(() -> Optional.of(unknown.cause()));
    }
    return answer instanceof Answer.Unsatisfiable;
  }

  /** What is assumed now, to come back to. */
  public Optional<Solver.Mark> mark() {
    return solver.map(Solver::mark);
  }

  public void returnTo(Optional<Solver.Mark> mark) {
    mark.ifPresent(m -> solver.orElseThrow().returnTo(m));
  }
}
