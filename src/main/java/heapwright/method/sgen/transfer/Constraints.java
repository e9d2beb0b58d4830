package heapwright.method.sgen.transfer;

import heapwright.method.sgen.sigma.EvaluationStop;
import heapwright.solve.question.Answer;
import heapwright.solve.question.Solver;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** ζ: what the path says of numbers, as terms over the input. Lives along one path. */
public final class Constraints {

  /**
   * One constraint.
   *
   * @param position how many statements of the path had begun
   */
  public record Constraint(Term term, int position) {}

  private final Terms terms;
  private final Optional<Solver> solver;
  private final List<Constraint> all = new ArrayList<>();

  /**
   * @param solver with nothing assumed; without one, only what contradicts itself is seen
   */
  public Constraints(Terms terms, Optional<Solver> solver) {
    this.terms = terms;
    this.solver = solver;
  }

  Terms terms() {
    return terms;
  }

  public List<Constraint> all() {
    return List.copyOf(all);
  }

  /** Adds a constraint. */
  void assume(Term term, int position, String text) {
    if (term.isFalse()) {
      throw EvaluationStop.bottom(text + " cannot hold");
    }
    if (!term.isTrue()) {
      all.add(new Constraint(term, position));
      solver.ifPresent(s -> s.assume(term));
    }
  }

  /** Whether a constraint agrees with all others, as far as the solver knows. */
  boolean admits(Term term) {
    if (term.isConstant() || solver.isEmpty()) {
      return !term.isFalse();
    }
    solver.get().push();
    try {
      solver.get().assume(term);
      return !(solver.get().check() instanceof Answer.Unsatisfiable);
    } finally {
      solver.get().pop();
    }
  }
}
