package heapwright.method.standard;

import heapwright.analysis.CallGraph;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Goal;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.method.Budget;
import heapwright.method.GoalEdges;
import heapwright.method.Harvest;
import heapwright.method.Trials;
import heapwright.solve.Answer;
import heapwright.solve.Solver;
import heapwright.symbolic.Alternative;
import heapwright.symbolic.Frame;
import heapwright.symbolic.PathState;
import heapwright.symbolic.Progress;
import heapwright.symbolic.term.Model;
import heapwright.symbolic.term.Terms;
import heapwright.testcase.Concretiser;
import heapwright.testcase.Scenario;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** One search for all goals of a function: grows ways until no goal is open or no way is left. */
final class Search {
  /** Statements between two open decisions; a way that has more goes on for ever, or nearly so. */
  private static final int STRAIGHT = 200_000;

  private static final int FRONTIER = 300_000;

  /** Ways that were drawn are followed along an input that takes them, so many turns. */
  private static final int DEPTH = 150;

  /** Inputs that are tried at the crossing itself; later ones only where the call ends. */
  private static final int EARLY = 3;

  private final Program program;
  private final GoalEdges edges;
  private final Function root;
  private final CoverageLedger ledger;
  private final Budget budget;
  private final Leniency leniency;
  private final Solver solver;
  private final Trials trials;
  private final Outlook outlook;
  private final Frontier frontier;
  private final Suppositions suppositions;
  private final Doubts doubts;
  private final Map<Goal, Integer> early = new HashMap<>();
  private final Map<Object, Integer> decisions = new HashMap<>();
  private final Set<Goal> crossed = new HashSet<>();
  private final Set<Goal> postponed = new HashSet<>();
  private final Set<String> failures = new HashSet<>();
  private Aims aims;
  private boolean admitted;

  Search(
      Program program,
      CallGraph calls,
      Function root,
      CoverageLedger ledger,
      Budget budget,
      Leniency leniency,
      Random random,
      Terms terms,
      Solver solver) {
    this.program = program;
    this.ledger = ledger;
    this.budget = budget;
    this.leniency = leniency;
    admitted = leniency.asked().isEmpty();
    this.solver = solver;
    this.root = root;
    edges = new GoalEdges(program);
    trials = new Trials(program, ledger);
    outlook = new Outlook(program, calls, root);
    frontier = new Frontier(this::ahead, random);
    doubts = new Doubts(outlook);
    suppositions = new Suppositions(program, root, terms, solver.mark(), frontier::add);
    aim();
  }

  Harvest run() {
    suppositions.start();
    Optional<Frontier.Pick> next = frontier.next();
    while (next.isPresent() && !isDone() && !budget.isUsedUp()) {
      if (frontier.size() > FRONTIER) {
        doubts.everywhere("more than " + FRONTIER + " ways were open");
        break;
      }
      extend(next.get().prefix(), next.get().isRandom() ? DEPTH : 0);
      next = frontier.next();
    }
    if (budget.isUsedUp()) {
      doubts.everywhere("the time was used up");
    }
    if (suppositions.hasMore()) {
      doubts.everywhere("too many pointers might share an object");
    }
    new Conclusion(ledger, doubts, crossed, trials.lastFault(), leniency.asked(), admitted).draw();
    return trials.harvest();
  }

  /** A function without goals gets one test all the same. */
  private boolean isDone() {
    return wanted().isEmpty() && (trials.hasTest() || !ledger.goals().isEmpty());
  }

  private List<Goal> wanted() {
    return ledger.open().stream().filter(goal -> !postponed.contains(goal)).toList();
  }

  private void aim() {
    aims = new Aims(edges, wanted());
    outlook.aimAt(aims.crossings());
  }

  private int distance(Prefix prefix) {
    return isOwing(prefix)
        ? Math.min(outlook.toEnd(prefix.state().frame()), Outlook.NOWHERE - 1) / 2
        : outlook.toGoal(prefix.state().frame());
  }

  /** How far a way is from a goal before its last turn has been looked at. */
  private int ahead(Prefix prefix) {
    boolean arrives =
        prefix.crossing().map(aims::at).orElse(List.of()).stream().anyMatch(ledger::isOpen);
    return arrives ? Frontier.ARRIVES : distance(prefix);
  }

  /** Whether only the way's end is of interest. */
  private boolean isOwing(Prefix prefix) {
    return ledger.goals().isEmpty() || prefix.owed().stream().anyMatch(ledger::isOpen);
  }

  /** Follows a way to where it divides or ends. */
  private void extend(Prefix prefix, int depth) {
    solver.returnTo(prefix.assumed());
    prefix.fact().ifPresent(fact -> solver.assume(fact.term()));
    Answer answer = solver.check();
    if (answer instanceof Answer.Unsatisfiable) {
      end(prefix, prefix.state());
      return;
    }
    Prefix here = prefix.crossing().map(c -> crossing(prefix, prefix.state(), c)).orElse(prefix);
    if (distance(here) >= Outlook.NOWHERE) {
      end(here, here.state());
      return;
    }
    Following following = new Following(here, dive(answer, depth));
    Optional<PathState> state =
        here.end().isPresent() ? here.end().get().match(following) : Optional.of(here.state());
    for (int steps = 0; state.isPresent(); steps++) {
      if (budget.isUsedUp()) {
        return;
      }
      if (steps > STRAIGHT) {
        doubts.at(state.get().frame(), "a way goes on for more than " + STRAIGHT + " steps", aims);
        return;
      }
      following.last = leniency.applied(state.get());
      admitted = admitted || Scenario.isBehindQuestions(following.last.frame());
      state = here.supposition().machine().step(following.last).match(following);
    }
  }

  private Dive dive(Answer answer, int depth) {
    return answer instanceof Answer.Satisfiable found
        ? new Dive(found.model(), depth, outlook)
        : new Dive(Model.ZERO, 0, outlook);
  }

  /** A way has ended: nothing takes it, or it leads nowhere, or the call is over. */
  private void end(Prefix prefix, PathState last) {
    suppositions.learn(prefix, last).ifPresent(cause -> doubts.everywhere(cause));
  }

  /** A way comes by a place where goals may be met. */
  private Prefix crossing(Prefix prefix, PathState state, Crossing crossing) {
    List<Goal> goals = aims.at(crossing).stream().filter(ledger::isOpen).toList();
    if (goals.isEmpty() || Scenario.isAsking(state.frame())) {
      return prefix;
    }
    if (solver.check() instanceof Answer.Unknown unknown) {
      doubts.about(goals, unknown.cause());
      return prefix;
    }
    crossed.addAll(goals);
    boolean isEarly = goals.stream().anyMatch(g -> early.merge(g, 1, Integer::sum) <= EARLY);
    if (isEarly) {
      attempt(state);
    }
    if (leniency.isLenient()) {
      postpone(goals);
      return prefix;
    }
    List<Goal> owed = new ArrayList<>(prefix.owed());
    goals.stream().filter(ledger::isOpen).forEach(owed::add);
    return owed.size() == prefix.owed().size() ? prefix : prefix.owing(owed);
  }

  /** Whoever is lenient can prove nothing of a goal that some way comes by. */
  private void postpone(List<Goal> goals) {
    postponed.addAll(goals);
    aim();
    frontier.rearrange();
  }

  /** Runs an input that takes the way so far. */
  private void attempt(PathState state) {
    Answer answer = solver.checkReadable();
    if (answer instanceof Answer.Satisfiable found) {
      if (isUseful(Concretiser.concretise(program, root, state, found.model()))) {
        aim();
        frontier.rearrange();
      }
    } else if (answer instanceof Answer.Unknown unknown) {
      doubts.at(state.frame(), unknown.cause(), aims);
    }
  }

  private boolean isUseful(TestInput input) {
    return trials.play(input).isKept() || trials.play(Generosity.with(input)).isKept();
  }

  private int number(Crossing crossing) {
    return decisions.computeIfAbsent(
        List.of(crossing.function(), crossing.from()), place -> decisions.size());
  }

  /** What comes of a step of a way. */
  private final class Following implements Progress.Cases<Optional<PathState>> {
    private final Dive dive;
    private Prefix prefix;
    private PathState last;

    Following(Prefix prefix, Dive dive) {
      this.prefix = prefix;
      this.dive = dive;
      last = prefix.state();
    }

    @Override
    public Optional<PathState> moved(Progress.Moved progress) {
      PathState state = progress.state();
      Crossing.between(last.frame(), state.frame())
          .ifPresent(crossing -> prefix = crossing(prefix, state, crossing));
      return Optional.of(state);
    }

    @Override
    public Optional<PathState> forked(Progress.Forked progress) {
      Optional<Alternative> chosen = dive.choose(progress.alternatives());
      for (Alternative way : progress.alternatives()) {
        if (chosen.isEmpty() || way != chosen.get()) {
          frontier.add(turned(way));
        }
      }
      return chosen.map(this::taken);
    }

    private Prefix turned(Alternative way) {
      Optional<Crossing> crossing = Crossing.between(last.frame(), way.state().frame());
      int decision = crossing.map(Search.this::number).orElse(-1);
      boolean isAside = last.frame().function().span().file().path().startsWith("<");
      return prefix.turning(way, solver.mark(), crossing, isAside, decision);
    }

    private PathState taken(Alternative way) {
      Prefix turned = turned(way);
      way.fact().ifPresent(fact -> solver.assume(fact.term()));
      prefix = turned.crossing().map(c -> crossing(turned, way.state(), c)).orElse(turned);
      return way.state();
    }

    @Override
    public Optional<PathState> finished(Progress.Finished progress) {
      if (isOwing(prefix)) {
        attempt(progress.state());
      }
      end(prefix, progress.state());
      return Optional.empty();
    }

    @Override
    public Optional<PathState> failed(Progress.Failed progress) {
      Frame frame = progress.state().frame();
      String failure = frame.function().name() + frame.block() + frame.index() + progress.reason();
      if (failures.add(failure)) {
        attempt(progress.state());
      }
      end(prefix, progress.state());
      return Optional.empty();
    }

    @Override
    public Optional<PathState> stuck(Progress.Stuck progress) {
      doubts.at(progress.state().frame(), progress.cause(), aims);
      end(prefix, progress.state());
      return Optional.empty();
    }
  }
}
