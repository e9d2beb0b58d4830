package heapwright.method.standard;

import heapwright.goal.Goal;
import heapwright.method.path.BlockCrossing;
import heapwright.method.run.InputExecutor;
import heapwright.solve.question.Answer;
import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.term.model.Model;
import heapwright.testcase.Concretiser;
import heapwright.testcase.TestInput;
import heapwright.testcase.scenario.Scenario;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Follows paths to where they fork or end, and tries inputs that take them. */
final class Exploration {
  /** Statements between two open decisions; a path that has more goes on for ever, or nearly so. */
  private static final int STRAIGHT = 200_000;

  /** Calls within calls between two open decisions; a path with more recurs for ever, or nearly. */
  private static final int STRAIGHT_CALLS = 2_000;

  /**
   * A path that has just met a goal without a usable input is followed for this many forks along an
   * input that takes it: with that one the call may end well.
   */
  private static final int DEPTH = 150;

  private final SearchState search;
  private final Map<Object, Integer> decisions = new HashMap<>();
  private final Set<String> failures = new HashSet<>();
  private boolean admitted;
  private int ended;

  Exploration(SearchState search) {
    this.search = search;
    admitted = search.limits.asked().isEmpty();
  }

  /** How many paths were followed to their end; none if none entered the function itself. */
  int followed() {
    return admitted ? Math.max(1, ended) : 0;
  }

  /**
   * @param depth how many forks are decided by a known input
   */
  void extend(OpenPath prefix, int depth) {
    assume(prefix);
    Answer answer = search.solver.check();
    if (answer instanceof Answer.Unsatisfiable) {
      learn(prefix, prefix.state());
      return;
    }
    OpenPath here = prefix.crossing().map(c -> crossing(prefix, prefix.state(), c)).orElse(prefix);
    if (search.goals.distance(here) >= GoalDistances.NOWHERE) {
      end(here, here.state());
      return;
    }
    boolean isNew =
        here.unconfirmed().size() > prefix.unconfirmed().size()
            && search.goals.areNew(here.unconfirmed());
    Following following = new Following(here, completion(answer, isNew ? DEPTH : depth));
    Optional<PathState> state =
        here.end().isPresent() ? here.end().get().match(following) : Optional.of(here.state());
    EndlessRound round = new EndlessRound(here.state());
    int depthBefore = here.state().frame().depth();
    for (int steps = 0; state.isPresent(); steps++) {
      if (round.closesWith(state.get())) {
        end(following.prefix, state.get());
        return;
      }
      if (search.budget.isUsedUp()) {
        search.frontier.add(prefix);
        return;
      }
      Optional<String> excess = excess(steps, state.get().frame().depth() - depthBefore);
      if (excess.isPresent()) {
        giveUp(state.get(), excess.get());
        return;
      }
      following.last = search.limits.applied(state.get());
      admitted = admitted || Scenario.isBehindQuestions(following.last.frame());
      state = here.start().machine().step(following.last).match(following);
    }
  }

  /**
   * Why a path is not followed further that has made this many steps and calls since its last fork.
   */
  private static Optional<String> excess(int steps, int calls) {
    if (steps > STRAIGHT) {
      return Optional.of("a path goes on for more than " + STRAIGHT + " steps");
    }
    return calls > STRAIGHT_CALLS
        ? Optional.of("a path goes more than " + STRAIGHT_CALLS + " calls deeper")
        : Optional.empty();
  }

  private PathCompletion completion(Answer answer, int depth) {
    return answer instanceof Answer.Satisfiable found
        ? new PathCompletion(found.model(), depth, search.distances)
        : new PathCompletion(Model.ZERO, 0, search.distances);
  }

  /** A path is not followed further, although it might meet goals. */
  private void giveUp(PathState state, String cause) {
    search.unfollowed.at(state.frame(), cause, search.goals.targets());
  }

  /** A path has ended: it is infeasible, or the call is over. */
  private void end(OpenPath prefix, PathState last) {
    ended++;
    learn(prefix, last);
  }

  /** A path goes no further, perhaps because it is infeasible. */
  private void learn(OpenPath prefix, PathState last) {
    search.aliases.learn(prefix, last).ifPresent(cause -> search.unfollowed.everywhere(cause));
  }

  /** A path crosses an edge where goals may be met. */
  private OpenPath crossing(OpenPath prefix, PathState state, BlockCrossing crossing) {
    List<Goal> goals = search.goals.at(crossing);
    if (goals.isEmpty() || Scenario.isAsking(state.frame())) {
      return prefix;
    }
    if (search.solver.check() instanceof Answer.Unknown unknown) {
      search.unfollowed.about(goals, unknown.cause());
      return prefix;
    }
    if (search.goals.reach(goals)) {
      attempt(state);
    }
    if (search.limits.takesForGranted()) {
      // With a precondition taken for granted, a goal that some path meets stays unproved.
      search.goals.postpone(goals);
      search.frontier.rearrange();
      return prefix;
    }
    List<Goal> unconfirmed = new ArrayList<>(prefix.unconfirmed());
    goals.stream()
        .filter(goal -> search.goals.isOpen(goal) && !prefix.unconfirmed().contains(goal))
        .forEach(unconfirmed::add);
    return unconfirmed.size() == prefix.unconfirmed().size()
        ? prefix
        : prefix.withUnconfirmed(unconfirmed);
  }

  /** Runs an input that takes the path so far. */
  private void attempt(PathState state) {
    Answer answer = search.solver.checkReadable();
    if (answer instanceof Answer.Satisfiable found) {
      if (isUseful(input(state, found))) {
        search.renew();
      }
    } else if (answer instanceof Answer.Unknown unknown) {
      giveUp(state, unknown.cause());
    }
  }

  /** An input that takes a path so far, if one does. */
  Optional<TestInput> taking(OpenPath prefix) {
    assume(prefix);
    return search.solver.checkReadable() instanceof Answer.Satisfiable found
        ? Optional.of(input(prefix.state(), found))
        : Optional.empty();
  }

  private void assume(OpenPath prefix) {
    search.solver.returnTo(prefix.assumed());
    prefix.fact().ifPresent(fact -> search.solver.assume(fact.term()));
  }

  private TestInput input(PathState state, Answer.Satisfiable found) {
    return Concretiser.concretise(search.program, search.root, state, found.model());
  }

  private boolean isUseful(TestInput input) {
    if (search.inputs.play(input).isKept()) {
      return true;
    }
    InputExecutor.Outcome enlarged = search.inputs.play(InputEnlargement.with(input));
    return enlarged.isKept()
        || enlarged.failure().isPresent()
            && search.inputs.play(InputEnlargement.withLongArrays(input)).isKept();
  }

  private int number(BlockCrossing crossing) {
    return decisions.computeIfAbsent(
        List.of(crossing.function(), crossing.from()), place -> decisions.size());
  }

  /** The result of a step of a path. */
  private final class Following implements StepResult.Cases<Optional<PathState>> {
    private final PathCompletion completion;
    private OpenPath prefix;
    private PathState last;

    Following(OpenPath prefix, PathCompletion completion) {
      this.prefix = prefix;
      this.completion = completion;
      last = prefix.state();
    }

    @Override
    public Optional<PathState> moved(StepResult.Moved progress) {
      PathState state = progress.state();
      BlockCrossing.between(last.frame(), state.frame())
          .ifPresent(crossing -> prefix = crossing(prefix, state, crossing));
      return Optional.of(state);
    }

    @Override
    public Optional<PathState> forked(StepResult.Forked progress) {
      List<Alternative> alternatives = new ArrayList<>();
      for (Alternative alternative : progress.alternatives()) {
        boolean isCertain = alternative.fact().isEmpty();
        if (isCertain && alternative.end().orElse(null) instanceof StepResult.Stuck stuck) {
          giveUp(stuck.state(), stuck.cause());
        } else {
          alternatives.add(alternative);
        }
      }
      boolean isOne = alternatives.size() == 1 && alternatives.get(0).fact().isEmpty();
      if (isOne && alternatives.get(0).end().isEmpty()) {
        return moved(new StepResult.Moved(alternatives.get(0).state()));
      }
      Optional<Alternative> chosen = completion.choose(alternatives);
      List<OpenPath> others = new ArrayList<>();
      for (int i = 0; i < alternatives.size(); i++) {
        if (chosen.isEmpty() || alternatives.get(i) != chosen.get()) {
          others.add(branched(alternatives.get(i), i));
        }
      }
      search.frontier.add(others);
      return chosen.map(this::taken);
    }

    /**
     * @param rank lower ranks are likelier
     */
    private OpenPath branched(Alternative alternative, int rank) {
      Optional<BlockCrossing> crossing =
          BlockCrossing.between(last.frame(), alternative.state().frame());
      int decision = crossing.map(Exploration.this::number).orElse(-1);
      boolean isLibrary = last.frame().function().span().isOurs();
      return prefix.after(alternative, search.solver.mark(), crossing, isLibrary, decision, rank);
    }

    private PathState taken(Alternative alternative) {
      OpenPath next = branched(alternative, 0);
      alternative.fact().ifPresent(fact -> search.solver.assume(fact.term()));
      prefix = next.crossing().map(c -> crossing(next, alternative.state(), c)).orElse(next);
      return alternative.state();
    }

    @Override
    public Optional<PathState> finished(StepResult.Finished progress) {
      if (search.goals.hasUnconfirmed(prefix)) {
        attempt(progress.state());
      }
      end(prefix, progress.state());
      return Optional.empty();
    }

    @Override
    public Optional<PathState> failed(StepResult.Failed progress) {
      Frame frame = progress.state().frame();
      String failure = frame.function().name() + frame.block() + frame.index() + progress.reason();
      if (failures.add(failure)) {
        attempt(progress.state());
      }
      end(prefix, progress.state());
      return Optional.empty();
    }

    @Override
    public Optional<PathState> stuck(StepResult.Stuck progress) {
      giveUp(progress.state(), progress.cause());
      end(prefix, progress.state());
      return Optional.empty();
    }
  }
}
