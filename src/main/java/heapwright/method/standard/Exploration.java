package heapwright.method.standard;

import heapwright.goal.Goal;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.method.budget.Budget;
import heapwright.method.run.InputExecutor;
import heapwright.solve.question.Answer;
import heapwright.solve.question.Solver;
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
   * A path that has just met a goal without a usable input is followed for so many forks along an
   * input that takes it: with that one the call may end well.
   */
  private static final int DEPTH = 150;

  private final Program program;
  private final Function root;
  private final Budget budget;
  private final PreconditionLimits leniency;
  private final Solver solver;
  private final InputExecutor trials;
  private final GoalDistances outlook;
  private final Objectives objectives;
  private final Frontier frontier;
  private final AliasRestarts suppositions;
  private final UnfollowedPaths doubts;
  private final Map<Object, Integer> decisions = new HashMap<>();
  private final Set<String> failures = new HashSet<>();
  private boolean admitted;
  private int ended;

  Exploration(
      Program program,
      Function root,
      Budget budget,
      PreconditionLimits leniency,
      Solver solver,
      InputExecutor trials,
      GoalDistances outlook,
      Objectives objectives,
      Frontier frontier,
      AliasRestarts suppositions,
      UnfollowedPaths doubts) {
    this.program = program;
    this.root = root;
    this.budget = budget;
    this.leniency = leniency;
    this.solver = solver;
    this.trials = trials;
    this.outlook = outlook;
    this.objectives = objectives;
    this.frontier = frontier;
    this.suppositions = suppositions;
    this.doubts = doubts;
    admitted = leniency.asked().isEmpty();
  }

  /** How many paths were followed to their end; none if none entered the function itself. */
  int followed() {
    return admitted ? Math.max(1, ended) : 0;
  }

  /**
   * @param depth how many forks are decided by a known input
   */
  void extend(OpenPath prefix, int depth) {
    solver.returnTo(prefix.assumed());
    prefix.fact().ifPresent(fact -> solver.assume(fact.term()));
    Answer answer = solver.check();
    if (answer instanceof Answer.Unsatisfiable) {
      learn(prefix, prefix.state());
      return;
    }
    OpenPath here = prefix.crossing().map(c -> crossing(prefix, prefix.state(), c)).orElse(prefix);
    if (objectives.distance(here) >= GoalDistances.NOWHERE) {
      end(here, here.state());
      return;
    }
    boolean isNew = here.owed().size() > prefix.owed().size() && objectives.areNew(here.owed());
    Following following = new Following(here, dive(answer, isNew ? DEPTH : depth));
    Optional<PathState> state =
        here.end().isPresent() ? here.end().get().match(following) : Optional.of(here.state());
    EndlessRound round = new EndlessRound(here.state());
    int depthBefore = here.state().frame().depth();
    for (int steps = 0; state.isPresent(); steps++) {
      if (round.closesWith(state.get())) {
        end(following.prefix, state.get());
        return;
      }
      if (budget.isUsedUp()) {
        frontier.add(prefix);
        return;
      }
      Optional<String> excess = excess(steps, state.get().frame().depth() - depthBefore);
      if (excess.isPresent()) {
        doubts.at(state.get().frame(), excess.get(), objectives.aims());
        return;
      }
      following.last = leniency.applied(state.get());
      admitted = admitted || Scenario.isBehindQuestions(following.last.frame());
      state = here.supposition().machine().step(following.last).match(following);
    }
  }

  /**
   * Why a path is not followed further that has made so many steps and calls since its last fork.
   */
  private static Optional<String> excess(int steps, int calls) {
    if (steps > STRAIGHT) {
      return Optional.of("a path goes on for more than " + STRAIGHT + " steps");
    }
    return calls > STRAIGHT_CALLS
        ? Optional.of("a path goes more than " + STRAIGHT_CALLS + " calls deeper")
        : Optional.empty();
  }

  private PathCompletion dive(Answer answer, int depth) {
    return answer instanceof Answer.Satisfiable found
        ? new PathCompletion(found.model(), depth, outlook)
        : new PathCompletion(Model.ZERO, 0, outlook);
  }

  /** A path has ended: it is infeasible, or the call is over. */
  private void end(OpenPath prefix, PathState last) {
    ended++;
    learn(prefix, last);
  }

  /** A path goes no further, perhaps because it is infeasible. */
  private void learn(OpenPath prefix, PathState last) {
    suppositions.learn(prefix, last).ifPresent(cause -> doubts.everywhere(cause));
  }

  /** A path crosses an edge where goals may be met. */
  private OpenPath crossing(OpenPath prefix, PathState state, BlockCrossing crossing) {
    List<Goal> goals = objectives.at(crossing);
    if (goals.isEmpty() || Scenario.isAsking(state.frame())) {
      return prefix;
    }
    if (solver.check() instanceof Answer.Unknown unknown) {
      doubts.about(goals, unknown.cause());
      return prefix;
    }
    if (objectives.cross(goals)) {
      attempt(state);
    }
    if (leniency.isLenient()) {
      // With a precondition taken for granted, a goal that some path meets stays unproved.
      objectives.postpone(goals);
      frontier.rearrange();
      return prefix;
    }
    List<Goal> owed = new ArrayList<>(prefix.owed());
    goals.stream()
        .filter(goal -> objectives.isOpen(goal) && !prefix.owed().contains(goal))
        .forEach(owed::add);
    return owed.size() == prefix.owed().size() ? prefix : prefix.owing(owed);
  }

  /** Runs an input that takes the path so far. */
  private void attempt(PathState state) {
    Answer answer = solver.checkReadable();
    if (answer instanceof Answer.Satisfiable found) {
      if (isUseful(Concretiser.concretise(program, root, state, found.model()))) {
        objectives.renew();
        frontier.rearrange();
      }
    } else if (answer instanceof Answer.Unknown unknown) {
      doubts.at(state.frame(), unknown.cause(), objectives.aims());
    }
  }

  /** An input that takes a path so far, if one does. */
  Optional<TestInput> taking(OpenPath prefix) {
    solver.returnTo(prefix.assumed());
    prefix.fact().ifPresent(fact -> solver.assume(fact.term()));
    return solver.checkReadable() instanceof Answer.Satisfiable found
        ? Optional.of(Concretiser.concretise(program, root, prefix.state(), found.model()))
        : Optional.empty();
  }

  private boolean isUseful(TestInput input) {
    if (trials.play(input).isKept()) {
      return true;
    }
    InputExecutor.Outcome enlarged = trials.play(InputEnlargement.with(input));
    return enlarged.isKept()
        || enlarged.mishap().isPresent() && trials.play(InputEnlargement.withMuch(input)).isKept();
  }

  private int number(BlockCrossing crossing) {
    return decisions.computeIfAbsent(
        List.of(crossing.function(), crossing.from()), place -> decisions.size());
  }

  /** What comes of a step of a path. */
  private final class Following implements StepResult.Cases<Optional<PathState>> {
    private final PathCompletion dive;
    private OpenPath prefix;
    private PathState last;

    Following(OpenPath prefix, PathCompletion dive) {
      this.prefix = prefix;
      this.dive = dive;
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
      List<Alternative> ways = new ArrayList<>();
      for (Alternative way : progress.alternatives()) {
        boolean isCertain = way.fact().isEmpty();
        if (isCertain && way.end().orElse(null) instanceof StepResult.Stuck stuck) {
          doubts.at(stuck.state().frame(), stuck.cause(), objectives.aims());
        } else {
          ways.add(way);
        }
      }
      boolean isOne = ways.size() == 1 && ways.get(0).fact().isEmpty();
      if (isOne && ways.get(0).end().isEmpty()) {
        return moved(new StepResult.Moved(ways.get(0).state()));
      }
      Optional<Alternative> chosen = dive.choose(ways);
      List<OpenPath> others = new ArrayList<>();
      for (int i = 0; i < ways.size(); i++) {
        if (chosen.isEmpty() || ways.get(i) != chosen.get()) {
          others.add(turned(ways.get(i), i));
        }
      }
      frontier.add(others);
      return chosen.map(this::taken);
    }

    /**
     * @param rank lower ranks are likelier
     */
    private OpenPath turned(Alternative way, int rank) {
      Optional<BlockCrossing> crossing = BlockCrossing.between(last.frame(), way.state().frame());
      int decision = crossing.map(Exploration.this::number).orElse(-1);
      boolean isAside = last.frame().function().span().isOurs();
      return prefix.turning(way, solver.mark(), crossing, isAside, decision, rank);
    }

    private PathState taken(Alternative way) {
      OpenPath turned = turned(way, 0);
      way.fact().ifPresent(fact -> solver.assume(fact.term()));
      prefix = turned.crossing().map(c -> crossing(turned, way.state(), c)).orElse(turned);
      return way.state();
    }

    @Override
    public Optional<PathState> finished(StepResult.Finished progress) {
      if (objectives.isOwing(prefix)) {
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
      doubts.at(progress.state().frame(), progress.cause(), objectives.aims());
      end(prefix, progress.state());
      return Optional.empty();
    }
  }
}
