package heapwright.method.hint;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Terminator.Branch;
import heapwright.ir.source.DecisionId;
import heapwright.ir.type.PointerType;
import heapwright.method.path.PathRetrace;
import heapwright.solve.question.Answer;
import heapwright.solve.question.Solver;
import heapwright.symbolic.path.Fact;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Decisions about the input that had only one outcome left whenever a path came to them: what comes
 * before on the path settles them. Decisions that depend on no input, as in counting loops, do not
 * count.
 */
final class ForcedDecisions implements PathRetrace.StepListener {
  /** Asking about each decision of a very long path would take longer than finding its input. */
  private static final int MOST_QUESTIONS = 100;

  private final Terms terms;
  private final Solver solver;
  private final Map<DecisionId, Boolean> forced = new LinkedHashMap<>();
  private Optional<PathState> refined = Optional.empty();
  private int assumed;
  private int questions;

  /**
   * @param terms those of the states that will be shown
   */
  ForcedDecisions(Terms terms, Solver solver) {
    this.terms = terms;
    this.solver = solver;
  }

  @Override
  public void moved(PathState before, PathState after) {
    Frame frame = before.frame();
    boolean isOwn = frame.depth() == 0 && frame.statement().isEmpty();
    if (isOwn && frame.code().terminator() instanceof Branch branch) {
      visit(branch, before, after);
    }
    after.facts().after(assumed).forEach(fact -> solver.assume(fact.term()));
    assumed = after.facts().size();
  }

  private void visit(Branch branch, PathState before, PathState after) {
    boolean decided = !after.frame().block().equals(before.frame().block());
    if (!decided) {
      // The state was refined, so both outcomes were possible; the branch is executed again.
      refined = Optional.of(after);
    } else if (refined.filter(state -> state == before).isPresent()) {
      forced.put(branch.decision(), false);
    } else if (after.facts().size() > before.facts().size()) {
      note(branch, hasNoOther(after));
    } else if (isAboutNull(branch.condition())) {
      note(branch, true);
    }
  }

  private void note(Branch branch, boolean isForced) {
    forced.merge(branch.decision(), isForced, Boolean::logicalAnd);
  }

  /** Whether the facts so far exclude the opposite of the last one. */
  private boolean hasNoOther(PathState after) {
    if (++questions > MOST_QUESTIONS) {
      return false;
    }
    Fact last = after.facts().after(after.facts().size() - 1).get(0);
    Term opposite = terms.not(last.term());
    solver.push();
    solver.assume(opposite);
    boolean excluded = solver.check() instanceof Answer.Unsatisfiable;
    solver.pop();
    return excluded;
  }

  /**
   * Whether a pointer is compared with NULL. That two others are different, or the same, may be
   * only a hypothesis of the search.
   */
  private static boolean isAboutNull(Expression condition) {
    return condition instanceof Expression.Comparison comparison
        ? comparison.left().type() instanceof PointerType
            && (isConstant(comparison.left()) || isConstant(comparison.right()))
        : condition.operands().stream().anyMatch(ForcedDecisions::isAboutNull);
  }

  private static boolean isConstant(Expression e) {
    return e instanceof Expression.IntegerConstant
        || e instanceof Expression.Conversion conversion && isConstant(conversion.operand());
  }

  List<String> hints() {
    return forced.entrySet().stream()
        .filter(Map.Entry::getValue)
        .map(e -> "the outcome of " + e.getKey() + " is forced by what comes before on the path")
        .toList();
  }
}
