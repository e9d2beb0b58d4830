package heapwright.method.paths;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Goal;
import heapwright.goal.Verdict;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.source.SourceLine;
import heapwright.ir.source.StatementNumber;
import heapwright.method.budget.Budget;
import heapwright.method.path.PathMethod;
import heapwright.method.path.PathOutcome;
import heapwright.method.path.StatementFlow;
import heapwright.method.path.StatementPath;
import heapwright.method.proof.ProofAssumptions;
import heapwright.method.run.InputExecutor;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Makes a goal of every path with few rounds, and settles one after the other. */
final class EveryPath {
  private static final int MOST = 2_000;

  /** No path that begins like this can be taken. */
  private record DeadEnd(List<StatementNumber> start, String reason) {
    boolean cuts(List<StatementNumber> path) {
      return path.size() >= start.size() && path.subList(0, start.size()).equals(start);
    }
  }

  private final Function function;
  private final StatementFlow flow;
  private final PathMethod method;
  private final InputExecutor executor;
  private final CoverageLedger ledger;
  private final List<DeadEnd> deadEnds = new ArrayList<>();

  EveryPath(Function function, PathMethod method, InputExecutor executor, CoverageLedger ledger) {
    this.function = function;
    this.method = method;
    this.executor = executor;
    this.ledger = ledger;
    flow = new StatementFlow(function);
  }

  void run(int rounds, Budget budget) {
    PathGraph graph = new PathGraph(function);
    BoundedPaths bounded = new BoundedPaths(graph, BlockPath.start(graph), rounds);
    Set<List<StatementNumber>> seen = new HashSet<>();
    Optional<BlockPath> next = bounded.next(blocks -> true);
    while (next.isPresent() && seen.size() <= MOST) {
      List<StatementNumber> path = graph.statements(next.get());
      if (!path.isEmpty() && seen.add(path)) {
        Goal goal = goal(function, path);
        ledger.add(goal);
        if (seen.size() > MOST) {
          ledger.leave(goal, "only the " + MOST + " shortest paths were tried; there are more");
        } else {
          settle(goal, path, budget);
        }
      }
      next = bounded.next(blocks -> true);
    }
  }

  private static Goal goal(Function function, List<StatementNumber> path) {
    SourceLine line = new SourceLine(function.span().file(), function.span().line());
    return new Goal.Path(function.symbol(), path, line);
  }

  private void settle(Goal goal, List<StatementNumber> path, Budget budget) {
    Optional<DeadEnd> known = deadEnds.stream().filter(end -> end.cuts(path)).findFirst();
    if (known.isPresent()) {
      prove(goal, known.get().reason());
    } else if (budget.isUsedUp()) {
      ledger.leave(goal, "the time was used up");
    } else {
      StatementPath asked = new StatementPath(function, path);
      settle(
          goal,
          path,
          method.decide(
              asked, (position, from, to) -> position < path.size() || isLast(to), budget));
    }
  }

  /** Whether the function can end at a block before another statement comes. */
  private boolean isLast(BlockId block) {
    StatementFlow.Next next = flow.first(block);
    return next.ends() || next.statements().isEmpty();
  }

  private void prove(Goal goal, String reason) {
    ledger.prove(
        goal, new Verdict.Infeasible(Verdict.Proof.UNSATISFIABLE, reason, ProofAssumptions.ALWAYS));
  }

  /** What a finding means for a goal. */
  private void settle(Goal goal, List<StatementNumber> path, PathOutcome finding) {
    if (finding instanceof PathOutcome.Infeasible infeasible) {
      prove(goal, path, infeasible);
    } else if (finding instanceof PathOutcome.Feasible feasible) {
      ledger.leave(goal, PathByPath.shortfall(executor.play(feasible.input())));
    } else {
      ledger.leave(goal, ((PathOutcome.Unknown) finding).cause());
    }
  }

  private void prove(Goal goal, List<StatementNumber> path, PathOutcome.Infeasible finding) {
    int length = Math.min(finding.position() + 1, path.size());
    String reason =
        "statement " + finding.position() + " of it, " + finding.at() + ": " + finding.reason();
    // How a path ends says nothing of those that go on.
    if (finding.position() < path.size()) {
      deadEnds.add(new DeadEnd(path.subList(0, length), reason));
    }
    prove(goal, reason);
  }
}
