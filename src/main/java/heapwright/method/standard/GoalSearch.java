package heapwright.method.standard;

import heapwright.goal.Goal;
import heapwright.goal.Verdict;
import heapwright.ir.code.Function;
import heapwright.method.proof.ProofAssumptions;
import heapwright.method.run.ErrorIsolation;
import heapwright.method.run.FoundInputs;
import heapwright.testcase.scenario.Precondition;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** One search for all goals of a function: grows paths until no goal is open or no path is left. */
final class GoalSearch {
  private static final int FRONTIER = 100_000;

  /**
   * A path that was drawn at random is followed for this many forks along an input that takes it.
   */
  private static final int DEPTH = 150;

  /** After this many paths, or hard questions, proofs of the open goals are looked for. */
  private static final int EASY = 50;

  private static final int HARD = 5;

  private final SearchState search;
  private final Exploration exploration;
  private final BranchDistanceTurn branchDistance;
  private final ErrorIsolation isolation;
  private boolean proved;

  GoalSearch(SearchState search) {
    this.search = search;
    isolation = new ErrorIsolation(search.ledger);
    exploration = new Exploration(search);
    branchDistance = new BranchDistanceTurn(search, exploration);
  }

  FoundInputs run() {
    search.aliases.start();
    for (int followed = 0; goesOn(followed); followed++) {
      search.frontier.next().ifPresent(this::follow);
    }
    // Also where all paths were followed: an invariant explains why none meets the goal.
    prove();
    noteUnfollowed();
    searchOn();
    conclude();
    return search.inputs.foundInputs();
  }

  private void follow(Frontier.Pick next) {
    int depth = next.isRandom() ? DEPTH : 0;
    isolation
        .failure(() -> exploration.extend(next.prefix(), depth))
        .ifPresent(cause -> lose(next.prefix(), cause));
  }

  /** A path was not followed further: what lies behind it is unknown. */
  private void lose(OpenPath prefix, String cause) {
    if (search.aliases.mayCome()) {
      search.unfollowed.everywhere(cause);
    } else {
      prefix
          .crossing()
          .ifPresent(crossing -> search.unfollowed.about(search.goals.at(crossing), cause));
      search.unfollowed.behind(prefix.state().frame(), cause, search.goals.targets());
    }
  }

  private boolean meetsByDistance(long followed) {
    return search.method.parts.contains(StandardPart.BRANCH_DISTANCE_SEARCH)
        && isolation.of(() -> branchDistance.search(followed)).orElse(false);
  }

  /** Where paths were given up, inputs may still reach goals. */
  private void searchOn() {
    boolean isUnfollowed =
        search.ledger.open().stream().anyMatch(g -> search.unfollowed.about(g).isPresent());
    if (isUnfollowed && !search.limits.takesForGranted() && !search.budget.isUsedUp()) {
      meetsByDistance(0);
    }
  }

  private boolean goesOn(int followed) {
    if (!proved && (followed >= EASY || search.questions() >= HARD)) {
      prove();
      search.renew();
    }
    boolean searches = proved && !search.limits.takesForGranted();
    if (searches && branchDistance.isDue(followed) && meetsByDistance(followed)) {
      search.renew();
    }
    return !search.goals.areMet(search.inputs.hasTest())
        && search.frontier.size() > 0
        && search.frontier.size() <= FRONTIER
        && !search.budget.isUsedUp();
  }

  private void prove() {
    if (search.method.parts.contains(StandardPart.INVARIANTS)
        && !proved
        && !search.ledger.isSettled()) {
      isolation.failure(() -> search.method.invariants.enterInto(search.ledger));
    }
    proved = true;
  }

  private void noteUnfollowed() {
    if (search.frontier.size() > 0) {
      boolean isFull = search.frontier.size() > FRONTIER;
      noteUnfollowed(isFull ? "more than " + FRONTIER + " paths were open" : search.budget.cause());
    }
    if (search.aliases.hasMore()) {
      search.unfollowed.everywhere("too many pointers might share an object");
    }
  }

  /** Open paths may still meet goals; a new alias hypothesis restarts from the function's start. */
  private void noteUnfollowed(String cause) {
    UnfollowedPaths unfinished = new UnfollowedPaths(search.distances);
    if (search.aliases.mayCome()) {
      unfinished.everywhere(cause);
    } else {
      // A path stands behind its last turn, which may be the one that meets a goal.
      search
          .frontier
          .crossings()
          .forEach(crossing -> unfinished.about(search.goals.at(crossing), cause));
      search
          .frontier
          .places()
          .forEach(frame -> unfinished.behind(frame, cause, search.goals.targets()));
    }
    search.unfollowed.join(unfinished);
  }

  /** What follows from the search for the goals that it did not meet. */
  private void conclude() {
    for (Goal goal : search.ledger.open()) {
      if (search.goals.reached().contains(goal)) {
        String why = search.inputs.failureAfter(goal).map(kind -> " (" + kind + ")").orElse("");
        search.ledger.leave(
            goal, "no input was found with which the call ends well after it" + why);
      } else {
        search
            .unfollowed
            .about(goal)
            .ifPresentOrElse(
                cause -> search.ledger.leave(goal, cause),
                () -> search.ledger.prove(goal, exhausted()));
      }
    }
  }

  private Verdict.Infeasible exhausted() {
    List<String> taken = new ArrayList<>();
    List<Function> asked = search.limits.asked();
    int followed = exploration.followed();
    asked.forEach(precondition -> taken.add(Precondition.assumption(precondition)));
    taken.addAll(ProofAssumptions.of(search.program, search.method.calls, search.root));
    String reason =
        followed > 0
            ? "every path through the function was followed (" + followed + "), and none comes by"
            : "no input satisfies "
                + asked.stream().map(Function::name).collect(Collectors.joining(" and "));
    return new Verdict.Infeasible(Verdict.Proof.ALL_PATHS_EXHAUSTED, reason, taken);
  }
}
