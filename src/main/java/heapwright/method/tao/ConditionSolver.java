package heapwright.method.tao;

import heapwright.solve.Answer;
import heapwright.solve.Solver;
import heapwright.solve.linear.Formula;
import heapwright.solve.linear.Linear;
import heapwright.solve.linear.Outcome;
import heapwright.symbolic.term.Evaluation;
import heapwright.symbolic.term.Model;
import java.util.List;
import java.util.Optional;

/** Finds an input for one of the leaves of a tree: as one program, else path by path. */
final class ConditionSolver {
  private final Solver solver;

  ConditionSolver(Solver solver) {
    this.solver = solver;
  }

  /** What came of a condition. */
  record Reply(Outcome linear, Optional<Solution> solution) {}

  Reply solve(Formula condition, List<Node> leaves) {
    Outcome outcome = Linear.solve(condition);
    if (outcome instanceof Outcome.Solved solved) {
      return new Reply(outcome, Optional.of(solution(solved, leaves)));
    }
    boolean isProved = outcome instanceof Outcome.NoSolution none && none.reservation().isEmpty();
    return new Reply(outcome, isProved ? Optional.empty() : oneByOne(outcome, leaves));
  }

  private static Solution solution(Outcome.Solved solved, List<Node> leaves) {
    Evaluation evaluation = new Evaluation(solved.model());
    Node taken =
        leaves.stream()
            .filter(leaf -> leaf.pathFacts().stream().allMatch(evaluation::holds))
            .findFirst()
            .orElseThrow();
    return new Solution(taken, solved.model(), solved.size(), TaoListener.Result.LINEAR);
  }

  private Optional<Solution> oneByOne(Outcome outcome, List<Node> leaves) {
    for (Node leaf : leaves) {
      solver.returnTo(leaf.assumed());
      if (solver.checkReadable() instanceof Answer.Satisfiable found) {
        Model model = found.model();
        return Optional.of(
            new Solution(leaf, model, outcome.size(), TaoListener.Result.PATH_BY_PATH));
      }
    }
    return Optional.empty();
  }
}
