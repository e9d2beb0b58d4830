package heapwright.method.tao;

import heapwright.goal.CoverageLedger;
import heapwright.method.budget.Budget;
import heapwright.method.tao.ExecutionTree.Extent;
import heapwright.solve.linear.Formula;
import heapwright.solve.linear.FormulaAnswer;
import heapwright.solve.linear.Linear;
import heapwright.solve.question.Answer;
import heapwright.solve.question.Solver;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.model.TermEvaluation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The pursuit of one target edge, with ever greater limits. */
final class EdgePursuit {
  /** This many sets of alias hypotheses more are looked at each time. */
  private static final int STARTS = 8;

  /** This many paths are solved at a time, the shortest first. */
  private static final int PATHS = 100;

  /** A path that has come to its end, and whose input ends otherwise, is no good sign. */
  private static final int TRIES = 4;

  private final TargetEdge target;
  private final TreeAliasHypotheses hypotheses;
  private final ConditionSolver solver;
  private final Predicate<ConditionSolver.Solution> endsWell;
  private final TaoMode mode;
  private final TaoListener listener;
  private final List<Growth> growths = new ArrayList<>();
  private int started;
  private boolean succeeded;
  private boolean foundLeaf;

  /** A tree, the limit that it grows to, and how many of its leaves have been looked at. */
  private static final class Growth {
    private final TreeAliasHypotheses.Start start;
    private final Extent extent;
    private final ExecutionTree tree;
    private int limit;
    private int seen;

    Growth(TreeAliasHypotheses.Start start, TargetEdge target, Extent extent) {
      this.start = start;
      this.extent = extent;
      tree = new ExecutionTree(start.machine(), target, extent);
    }
  }

  /**
   * @param endsWell whether a call with the input of a solution ends as a test may
   */
  EdgePursuit(
      TargetEdge target,
      TreeAliasHypotheses hypotheses,
      ConditionSolver solver,
      Predicate<ConditionSolver.Solution> endsWell,
      TaoMode mode,
      TaoListener listener) {
    this.target = target;
    this.hypotheses = hypotheses;
    this.solver = solver;
    this.endsWell = endsWell;
    this.mode = mode;
    this.listener = listener;
  }

  TargetEdge target() {
    return target;
  }

  boolean hasSucceeded() {
    return succeeded;
  }

  boolean serves(CoverageLedger ledger) {
    return target.goals().stream().anyMatch(ledger::isOpen);
  }

  /** Grows each tree with its next limit and solves its condition, until one takes the edge. */
  void pursue(Budget budget) {
    startMore();
    for (int i = 0; i < growths.size() && !succeeded && !budget.isUsedUp(); i++) {
      Growth growth = growths.get(i);
      if (growth.limit <= mode.limit()) {
        growth.tree.grow(growth.limit, new ExecutionTree.TreeLimits(budget, mode.nodes()));
        solve(growth);
        hypotheses.note(growth.start, growth.tree.newDeadEnds());
        growth.limit++;
      }
    }
    if (!succeeded) {
      hypotheses.learn(budget);
    }
  }

  private void startMore() {
    List<TreeAliasHypotheses.Start> all = hypotheses.all();
    int most = Math.min(started + STARTS, all.size());
    while (started < most) {
      growths.add(new Growth(all.get(started++), target, Extent.EDGE));
    }
  }

  private void solve(Growth growth) {
    List<Node> leaves = growth.tree.leaves();
    int end = Math.min(leaves.size(), growth.seen + PATHS);
    List<Node> fresh = new ArrayList<>(leaves.subList(growth.seen, end));
    growth.seen = end;
    foundLeaf |= !fresh.isEmpty();
    int most = growth.extent == Extent.EDGE ? 1 : TRIES;
    for (int tries = 0; tries < most && !fresh.isEmpty() && !succeeded; tries++) {
      CoverabilityCondition condition = new CoverabilityCondition(growth.tree.root(), fresh);
      ConditionSolver.Reply reply = solver.solve(condition.formula(), fresh);
      listener.solved(
          new EdgeCondition(target.name(), growth.limit, condition, growth.tree.growth(), reply));
      if (reply.solution().isEmpty()) {
        return;
      }
      ConditionSolver.Solution solution = reply.solution().get();
      succeeded =
          endsWell.test(solution) || solver.readable(solution.leaf()).filter(endsWell).isPresent();
      if (succeeded) {
        listener.taken(target.name(), solution.leaf().most());
      }
      fresh.remove(solution.leaf());
    }
    boolean hasEnd = growths.stream().anyMatch(g -> isEndOf(g, growth));
    if (!succeeded && growth.seen > 0 && growth.extent == Extent.EDGE && !hasEnd) {
      growths.add(new Growth(growth.start, target, Extent.END));
    }
  }

  private static boolean isEndOf(Growth end, Growth growth) {
    return end.extent == Extent.END && end.start.equals(growth.start);
  }

  /** Whether there is nothing left to do. */
  boolean isDone() {
    return succeeded || growths.stream().allMatch(g -> g.limit > mode.limit()) || isComplete();
  }

  /** Whether all trees have all that their limits allow. */
  boolean isGrown() {
    return growths.stream().allMatch(g -> g.tree.isGrown());
  }

  /** Whether no limit would bring more. */
  boolean isComplete() {
    return hypotheses.isComplete()
        && started == hypotheses.all().size()
        && growths.stream().allMatch(g -> g.tree.isComplete() && g.seen == g.tree.leaves().size());
  }

  /** Why nothing was found although something might be there. */
  Optional<String> reservation() {
    if (foundLeaf) {
      return Optional.of("no input was found with which the call ends well after it");
    }
    return growths.stream()
        .flatMap(g -> g.tree.reservation().stream())
        .findFirst()
        .or(hypotheses::reservation);
  }

  /** Finds an input for one of the leaves of a tree: as one program, else path by path. */
  static final class ConditionSolver {
    /** A path that can be taken, and the numbers with which it is. */
    record Solution(Node leaf, Model model, TaoListener.Result how) {}

    private final Solver solver;

    ConditionSolver(Solver solver) {
      this.solver = solver;
    }

    /** The result of a condition. */
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

    /** With readable numbers, and no greater ones than the path needs. */
    Optional<Solution> readable(Node leaf) {
      solver.returnTo(leaf.assumed());
      return solver.checkReadable() instanceof Answer.Satisfiable found
          ? Optional.of(new Solution(leaf, found.model(), TaoListener.Result.PATH_BY_PATH))
          : Optional.empty();
    }
  }
}
