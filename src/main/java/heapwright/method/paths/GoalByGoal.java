package heapwright.method.paths;

import heapwright.analysis.Edge;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Goal;
import heapwright.goal.Verdict;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.method.budget.Budget;
import heapwright.method.path.PathMethod;
import heapwright.method.path.PathOutcome;
import heapwright.method.proof.ProofAssumptions;
import heapwright.method.run.InputExecutor;
import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Follows paths that meet open goals, with more and more rounds of the loops. A path is asked for
 * as far as the goal, and any path will do from there; where a goal cannot be reached, nothing
 * behind it on that path is tried.
 */
final class GoalByGoal {
  /** In one pass. */
  private static final int MOST = 2_000;

  /** For a question in the first pass; twice as many in each that follows. */
  private static final long MILLISECONDS = 100;

  private static final int LONGEST = 20;

  private final Function function;
  private final boolean recursive;
  private final PathMethod method;
  private final InputExecutor executor;
  private final CoverageLedger ledger;
  private final Budget budget;
  private final PathGraph graph;
  private final GoalsOnPath onPath;
  private final Set<GoalsOnPath.Place> asked = new HashSet<>();
  private final Set<GoalsOnPath.Place> cutShort = new HashSet<>();
  private final Map<GoalsOnPath.Place, String> causes = new LinkedHashMap<>();
  private boolean capped;
  private boolean endless;

  GoalByGoal(
      Function function,
      boolean recursive,
      PathMethod method,
      InputExecutor executor,
      CoverageLedger ledger,
      Budget budget) {
    this.function = function;
    this.recursive = recursive;
    this.method = method;
    this.executor = executor;
    this.ledger = ledger;
    this.budget = budget;
    graph = new PathGraph(function);
    onPath = new GoalsOnPath(graph, ledger);
  }

  void run() {
    BlockPath start = BlockPath.start(graph);
    int rounds = 0;
    boolean goesOn = true;
    while (goesOn && !isDone()) {
      goesOn = pass(start, rounds);
      rounds++;
    }
    for (Goal goal : ledger.open()) {
      conclude(goal, rounds);
    }
  }

  private boolean isDone() {
    boolean isSettled = ledger.goals().isEmpty() ? executor.hasTest() : ledger.isSettled();
    return isSettled || budget.isUsedUp();
  }

  /** Whether there is more to see with more rounds, or more time for each question. */
  private boolean pass(BlockPath start, int rounds) {
    asked.removeAll(cutShort);
    cutShort.clear();
    Duration time = Duration.ofMillis(MILLISECONDS << Math.min(rounds, LONGEST));
    BoundedPaths bounded = new BoundedPaths(graph, start, rounds);
    Worth worth = new Worth(bounded);
    Optional<BlockPath> next = bounded.next(worth::isWorthwhile);
    for (int i = 0; next.isPresent() && i < MOST; i++) {
      follow(next.get(), time);
      next = bounded.next(worth::isWorthwhile);
    }
    capped |= next.isPresent();
    endless |= bounded.isEndless();
    return bounded.isBounded() || worth.postponed || !cutShort.isEmpty();
  }

  /** Which paths are worth going on with. */
  private final class Worth {
    private final BoundedPaths bounded;
    private boolean postponed;

    Worth(BoundedPaths bounded) {
      this.bounded = bounded;
    }

    boolean isWorthwhile(BlockPath blocks) {
      if (isDone() || blocks.isDead()) {
        return false;
      }
      boolean isUseful =
          ledger.goals().isEmpty()
              || isOpenAhead(blocks, bounded.spent(blocks))
              || blocks.stages().stream().anyMatch(GoalByGoal.this::isToBeAsked);
      postponed |= !isUseful && isOpenAhead(blocks, Set.of());
      return isUseful;
    }

    private boolean isOpenAhead(BlockPath blocks, Set<BlockId> spent) {
      Set<Edge> ahead = graph.ahead(blocks.at(), spent);
      return ahead.stream().anyMatch(onPath::isOpen);
    }
  }

  private boolean isToBeAsked(BlockPath stage) {
    return onPath.of(stage).stream().anyMatch(place -> !asked.contains(place));
  }

  private void follow(BlockPath blocks, Duration time) {
    if (ledger.goals().isEmpty()) {
      ask(onPath.end(blocks), time);
    }
    for (BlockPath stage : blocks.stages()) {
      for (GoalsOnPath.Place place : onPath.of(stage)) {
        if (!isDone() && !blocks.isDead() && !onPath.goals(place).isEmpty()) {
          ask(place, time);
        }
      }
    }
  }

  /** One hard question must not cost all the others their time: it is asked again later. */
  private void ask(GoalsOnPath.Place place, Duration time) {
    PathPrefix prefix = PathPrefix.to(function, graph, place.stage(), place.steps());
    if (asked.add(place) && !prefix.path().statements().isEmpty()) {
      Budget share = Budget.ofWork(time);
      PathOutcome finding = method.decide(prefix.path(), prefix, budget.and(share));
      if (finding instanceof PathOutcome.Unknown && share.isUsedUp()) {
        cutShort.add(place);
      }
      causes.remove(place);
      cause(place, finding).ifPresent(cause -> causes.put(place, cause));
    }
  }

  /** Why goals on a path may be left open, unless it cannot be taken. */
  private Optional<String> cause(GoalsOnPath.Place place, PathOutcome finding) {
    return finding.match(
        feasible -> Optional.of(PathByPath.shortfall(executor.play(feasible.input()))),
        infeasible -> {
          place.stage().die();
          return Optional.empty();
        },
        unknown -> Optional.of(unknown.cause()));
  }

  private void conclude(Goal goal, int rounds) {
    Optional<String> cause =
        causes.keySet().stream()
            .filter(place -> onPath.goals(place).contains(goal))
            .findFirst()
            .map(causes::get);
    if (!goal.function().equals(function.symbol())) {
      ledger.leave(goal, "paths are followed to places in the function itself");
    } else if (cause.isPresent()) {
      ledger.leave(goal, cause.get());
    } else if (budget.isUsedUp()) {
      ledger.leave(goal, "the time was used up");
    } else if (capped) {
      ledger.leave(goal, "only the " + MOST + " shortest paths were tried; there are more");
    } else if (recursive || endless || !graph.headers().isEmpty()) {
      ledger.leave(goal, "no path with fewer than " + rounds + " rounds of each loop takes it");
    } else {
      ledger.prove(goal, exhausted());
    }
  }

  private static Verdict.Infeasible exhausted() {
    return new Verdict.Infeasible(
        Verdict.Proof.ALL_PATHS_EXHAUSTED,
        "the function has no loop, and no path to it can be taken",
        ProofAssumptions.ALWAYS);
  }
}
