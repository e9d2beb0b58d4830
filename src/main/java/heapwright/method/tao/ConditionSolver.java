package heapwright.method.tao;

import heapwright.solve.linear.Formula;
import heapwright.solve.linear.FormulaAnswer;
import heapwright.solve.linear.Linear;
import heapwright.solve.question.Answer;
import heapwright.solve.question.Solver;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.model.TermEvaluation;
import java.util.List;
import java.util.Optional;

/** Finds an input for one of the leaves of a tree: as one program, else path by path. */
final class ConditionSolver {
  /** A path that can be taken, and the numbers with which it is. */
  record Solution(Node leaf, Model model, TaoListener.Result how) {}

  private final Solver solver;

  ConditionSolver(Solver solver) {
    this.solver = solver;
  }

  /** What came of a condition. */
  record Reply(FormulaAnswer linear, Optional<Solution> solution) {
    TaoListener.Result result() {
      return solution.map(Solution::how).orElse(TaoListener.Result.NONE);
    }
  }

  Reply solve(Formula condition, List<Node> leaves) {
    FormulaAnswer outcome = Linear.solve(condition);
    if (outcome instanceof FormulaAnswer.Solved solved) {
      return new Reply(outcome, Optional.of(solution(solved, leaves)));
    }
    boolean isProved =
        outcome instanceof FormulaAnswer.NoSolution none && none.reservation().isEmpty();
    return new Reply(outcome, isProved ? Optional.empty() : oneByOne(leaves));
  }

  private static Solution solution(FormulaAnswer.Solved solved, List<Node> leaves) {
    TermEvaluation evaluation = new TermEvaluation(solved.model());
    Node taken =
        leaves.stream()
            .filter(leaf -> leaf.pathFacts().stream().allMatch(evaluation::holds))
            .findFirst()
            .orElseThrow();
    return new Solution(taken, solved.model(), TaoListener.Result.LINEAR);
  }

  private Optional<Solution> oneByOne(List<Node> leaves) {
    return leaves.stream().flatMap(leaf -> readable(leaf).stream()).findFirst();
  }

  /** With numbers that people like, and no greater ones than the path needs. */
  Optional<Solution> readable(Node leaf) {
    solver.returnTo(leaf.assumed());
    return solver.checkReadable() instanceof Answer.Satisfiable found
        ? Optional.of(new Solution(leaf, found.model(), TaoListener.Result.PATH_BY_PATH))
        : Optional.empty();
  }
}
