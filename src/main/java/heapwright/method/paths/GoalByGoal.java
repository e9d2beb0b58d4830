package heapwright.method.paths;

import heapwright.analysis.Edge;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Goal;
import heapwright.goal.Verdict;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.method.budget.Budget;
import heapwright.method.path.PathOutcome;
import heapwright.method.run.InputExecutor;
import heapwright.method.search.PathFinder;
import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Follows paths that come by open goals, with more and more rounds of the loops. A path is asked
 * for as far as the goal, and any path will do from there; where a goal cannot be reached, nothing
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
  private final PathFinder finder;
  private final InputExecutor trials;
  private final CoverageLedger ledger;
  private final Budget budget;
  private final PathGraph terrain;
  private final GoalsOnPath sights;
  private final Set<GoalsOnPath.Sight> asked = new HashSet<>();
  private final Set<GoalsOnPath.Sight> hurried = new HashSet<>();
  private final Map<GoalsOnPath.Sight, String> doubts = new LinkedHashMap<>();
  private boolean capped;
  private boolean endless;

  GoalByGoal(
      Function function,
      boolean recursive,
      PathFinder finder,
      InputExecutor trials,
      CoverageLedger ledger,
      Budget budget) {
    this.function = function;
    this.recursive = recursive;
    this.finder = finder;
    this.trials = trials;
    this.ledger = ledger;
    this.budget = budget;
    terrain = new PathGraph(function);
    sights = new GoalsOnPath(terrain, ledger);
  }

  void run() {
    BlockPath start = BlockPath.start(terrain);
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
    boolean isSettled = ledger.goals().isEmpty() ? trials.hasTest() : ledger.isSettled();
    return isSettled || budget.isUsedUp();
  }

  /** Whether there is more to see with more rounds, or more time for each question. */
  private boolean pass(BlockPath start, int rounds) {
    asked.removeAll(hurried);
    hurried.clear();
    Duration time = Duration.ofMillis(MILLISECONDS << Math.min(rounds, LONGEST));
    BoundedPaths courses = new BoundedPaths(terrain, start, rounds);
    Prospect prospect = new Prospect(courses);
    Optional<BlockPath> next = courses.next(prospect::isWorthwhile);
    for (int i = 0; next.isPresent() && i < MOST; i++) {
      follow(next.get(), time);
      next = courses.next(prospect::isWorthwhile);
    }
    capped |= next.isPresent();
    endless |= courses.isEndless();
    return courses.isBounded() || prospect.postponed || !hurried.isEmpty();
  }

  /** Which courses are worth going on with. */
  private final class Prospect {
    private final BoundedPaths courses;
    private boolean postponed;

    Prospect(BoundedPaths courses) {
      this.courses = courses;
    }

    boolean isWorthwhile(BlockPath course) {
      if (isDone() || course.isDead()) {
        return false;
      }
      boolean isUseful =
          ledger.goals().isEmpty()
              || isOpenAhead(course, courses.spent(course))
              || course.stages().stream().anyMatch(GoalByGoal.this::isToBeAsked);
      postponed |= !isUseful && isOpenAhead(course, Set.of());
      return isUseful;
    }

    private boolean isOpenAhead(BlockPath course, Set<BlockId> spent) {
      Set<Edge> ahead = terrain.ahead(course.at(), spent);
      return ahead.stream().anyMatch(sights::isOpen);
    }
  }

  private boolean isToBeAsked(BlockPath stage) {
    return sights.of(stage).stream().anyMatch(sight -> !asked.contains(sight));
  }

  private void follow(BlockPath course, Duration time) {
    if (ledger.goals().isEmpty()) {
      ask(sights.end(course), time);
    }
    for (BlockPath stage : course.stages()) {
      for (GoalsOnPath.Sight sight : sights.of(stage)) {
        if (!isDone() && !course.isDead() && !sights.goals(sight).isEmpty()) {
          ask(sight, time);
        }
      }
    }
  }

  /** One hard question must not cost all the others their time: it is asked again later. */
  private void ask(GoalsOnPath.Sight sight, Duration time) {
    PathPrefix corridor = PathPrefix.to(function, terrain, sight.stage(), sight.steps());
    if (asked.add(sight) && !corridor.route().statements().isEmpty()) {
      Budget share = Budget.ofWork(time);
      PathOutcome finding = finder.find(corridor.route(), corridor, budget.and(share));
      if (finding instanceof PathOutcome.Unknown && share.isUsedUp()) {
        hurried.add(sight);
      }
      doubts.remove(sight);
      cause(sight, finding).ifPresent(cause -> doubts.put(sight, cause));
    }
  }

  /** Why goals that a path comes by may be left open, unless it cannot be taken. */
  private Optional<String> cause(GoalsOnPath.Sight sight, PathOutcome finding) {
    return finding.match(
        feasible -> Optional.of(PathByPath.shortfall(trials.play(feasible.input()))),
        infeasible -> {
          sight.stage().die();
          return Optional.empty();
        },
        unknown -> Optional.of(unknown.cause()));
  }

  private void conclude(Goal goal, int rounds) {
    Optional<String> doubt =
        doubts.keySet().stream()
            .filter(sight -> sights.goals(sight).contains(goal))
            .findFirst()
            .map(doubts::get);
    if (doubt.isPresent()) {
      ledger.leave(goal, doubt.get());
    } else if (budget.isUsedUp()) {
      ledger.leave(goal, "the time was used up");
    } else if (capped) {
      ledger.leave(goal, "only the " + MOST + " shortest paths were tried; there are more");
    } else if (recursive || endless || !terrain.headers().isEmpty()) {
      ledger.leave(goal, "no path with fewer than " + rounds + " rounds of each loop takes it");
    } else {
      ledger.prove(goal, exhausted());
    }
  }

  private static Verdict.Infeasible exhausted() {
    return new Verdict.Infeasible(
        Verdict.Proof.ALL_PATHS_EXHAUSTED,
        "the function has no loop, and no path to it can be taken",
        PathByPath.ASSUMPTIONS);
  }
}
