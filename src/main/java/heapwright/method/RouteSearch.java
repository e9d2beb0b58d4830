package heapwright.method;

import heapwright.ir.Program;
import heapwright.ir.Statement;
import heapwright.ir.StatementNumber;
import heapwright.solve.Answer;
import heapwright.solve.Solver;
import heapwright.symbolic.Alias;
import heapwright.symbolic.Alternative;
import heapwright.symbolic.CallAnswer;
import heapwright.symbolic.CallRule;
import heapwright.symbolic.Frame;
import heapwright.symbolic.PathState;
import heapwright.symbolic.Progress;
import heapwright.symbolic.SymbolicMachine;
import heapwright.symbolic.persistent.Trail;
import heapwright.symbolic.term.Model;
import heapwright.symbolic.term.Terms;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Follows a route depth first. What the route leaves open, the conditions inside a decision and the
 * insides of callees, is tried in all ways, the shortest first; the solver's stack moves in step.
 */
final class RouteSearch {
  private static final int STEPS = 5_000_000;
  private static final int TURNS = 40;
  private static final int DEPTH = 200;

  private final Route route;
  private final Solver solver;
  private final List<Alias> aliases;
  private final SymbolicMachine machine;
  private final StatementFlow flow;
  private final ExitDistance distance = new ExitDistance();
  private final DeadEnds deadEnds;
  private final Deque<Choice> choices = new ArrayDeque<>();

  /** A state, how many statements of the route lie behind it, and how it was come to. */
  private record Node(
      PathState state,
      int position,
      int steps,
      Trail<Integer> turns,
      Trail<CallAnswer> answers,
      boolean finished) {
    Node at(PathState next) {
      return new Node(next, position, steps, turns, answers, false);
    }

    Node stepping(int statements) {
      return new Node(state, position + statements, steps + 1, turns, answers, false);
    }

    /** On one of the alternatives; which one a call was answered with, the answer says. */
    Node taking(Turn turn) {
      return turn.way()
          .answer()
          .map(a -> new Node(state, position, steps, turns, answers.with(a), false))
          .orElseGet(
              () -> new Node(state, position, steps, turns.with(turn.index()), answers, false));
    }

    Node finishing(PathState last) {
      return new Node(last, position, steps, turns, answers, true);
    }
  }

  /** An alternative of the machine, and which of them it is. */
  private record Turn(int index, Alternative way) {
    Frame frame() {
      return way.state().frame();
    }
  }

  /** Turns that are still to be tried; the solver's stack has a level for each choice. */
  private record Choice(Node node, Iterator<Turn> turns) {}

  RouteSearch(
      Program program,
      Route route,
      Terms terms,
      Solver solver,
      List<Alias> aliases,
      CallRule rule) {
    this.route = route;
    this.solver = solver;
    this.aliases = aliases;
    machine = new SymbolicMachine(program, terms, aliases, rule);
    flow = new StatementFlow(route.function());
    deadEnds =
        new DeadEnds(program, new Way(route.function(), aliases, Trail.empty(), Trail.empty(), 0));
  }

  Attempt run() {
    solver.push();
    try {
      return search();
    } finally {
      choices.forEach(open -> solver.pop());
      solver.pop();
    }
  }

  private Attempt search() {
    Optional<Node> at =
        Optional.of(
            new Node(machine.start(route.function()), 0, 0, Trail.empty(), Trail.empty(), false));
    for (int steps = 0; at.isPresent(); steps++) {
      if (steps == STEPS) {
        deadEnds.unknown("more than " + STEPS + " steps");
        break;
      }
      Node node = at.get();
      if (isAtEnd(node)) {
        Optional<Attempt> reached = solved(node);
        if (reached.isPresent()) {
          return reached.get();
        }
        at = another();
      } else {
        at = next(node).or(this::another);
      }
    }
    return deadEnds.exhausted();
  }

  /** The last statement of the route has been executed: its successor begins. */
  private boolean isAtEnd(Node node) {
    return node.position() == route.statements().size()
        && (node.finished() || ownStep(node.state()).isPresent());
  }

  private static Optional<StatementNumber> ownStep(PathState state) {
    return state
        .frame()
        .statement()
        .filter(s -> state.frame().depth() == 0 && s instanceof Statement.Step)
        .map(s -> ((Statement.Step) s).number());
  }

  private Optional<Attempt> solved(Node node) {
    Answer answer = solver.checkReadable();
    if (answer instanceof Answer.Satisfiable satisfiable) {
      Model model = satisfiable.model();
      return Optional.of(new Attempt.Reached(node.state(), model, way(node)));
    }
    note(answer, node, "its conditions contradict one another");
    return Optional.empty();
  }

  private void note(Answer answer, Node node, String reason) {
    if (answer instanceof Answer.Unknown unknown) {
      deadEnds.unknown(unknown.cause());
    } else {
      infeasible(node, reason);
    }
  }

  private void infeasible(Node node, String reason) {
    deadEnds.infeasible(node.position(), reason, node.state(), way(node));
  }

  private Way way(Node node) {
    return new Way(route.function(), aliases, node.turns(), node.answers(), node.steps());
  }

  /** The node after one step; empty at a dead end. */
  private Optional<Node> next(Node node) {
    Optional<StatementNumber> step = ownStep(node.state());
    if (step.isPresent() && !step.get().equals(route.statements().get(node.position()))) {
      infeasible(node, wrongTurn(node, step.get()));
      return Optional.empty();
    }
    Node here = node.stepping(step.isPresent() ? 1 : 0);
    return machine.step(node.state()).match(new Continuation(here));
  }

  private String wrongTurn(Node node, StatementNumber step) {
    return "here comes " + step + ", never " + route.statements().get(node.position());
  }

  /** Where the search goes on after a step. */
  private final class Continuation implements Progress.Cases<Optional<Node>> {
    private final Node node;

    Continuation(Node node) {
      this.node = node;
    }

    @Override
    public Optional<Node> moved(Progress.Moved progress) {
      return within(node.at(progress.state()));
    }

    @Override
    public Optional<Node> forked(Progress.Forked progress) {
      List<Alternative> all = progress.alternatives();
      List<Turn> turns =
          IntStream.range(0, all.size())
              .mapToObj(index -> new Turn(index, all.get(index)))
              .filter(turn -> leadsOn(turn.frame(), node.position()))
              .sorted(Comparator.comparingInt(turn -> distance.of(turn.frame())))
              .toList();
      if (turns.isEmpty()) {
        Node evaluated = all.isEmpty() ? node : node.at(all.get(0).state());
        infeasible(evaluated, "the other way is taken here");
        return Optional.empty();
      }
      return turns.size() == 1 ? taken(node, turns.get(0)) : chosen(node, turns);
    }

    @Override
    public Optional<Node> finished(Progress.Finished progress) {
      if (node.position() == route.statements().size()) {
        return Optional.of(node.finishing(progress.state()));
      }
      infeasible(node, "the function ends here");
      return Optional.empty();
    }

    @Override
    public Optional<Node> failed(Progress.Failed progress) {
      infeasible(node.at(progress.state()), progress.reason());
      return Optional.empty();
    }

    @Override
    public Optional<Node> stuck(Progress.Stuck progress) {
      deadEnds.unknown(progress.cause(), node.position(), progress.state());
      return Optional.empty();
    }
  }

  /** Whether a state can still come to the statement that the route wants next. */
  private boolean leadsOn(Frame frame, int position) {
    boolean isInside = frame.depth() > 0 || frame.index() > 0;
    return isInside
        || position == route.statements().size()
        || flow.first(frame.block()).statements().contains(route.statements().get(position));
  }

  /** Callees that go on and on are given up, which proves nothing. */
  private Optional<Node> within(Node node) {
    Frame frame = node.state().frame();
    if (frame.depth() > DEPTH) {
      deadEnds.unknown("more than " + DEPTH + " calls deep in " + frame.function().name());
      return Optional.empty();
    }
    if (frame.depth() > 0 && frame.turns() > TURNS) {
      deadEnds.unknown(
          "more than " + TURNS + " open decisions in a call of " + frame.function().name());
      return Optional.empty();
    }
    return Optional.of(node);
  }

  private Optional<Node> chosen(Node node, List<Turn> turns) {
    choices.push(new Choice(node, turns.iterator()));
    solver.push();
    return another();
  }

  /** The next way of the latest choice that has one. */
  private Optional<Node> another() {
    while (!choices.isEmpty()) {
      Choice choice = choices.peek();
      solver.pop();
      if (!choice.turns().hasNext()) {
        choices.pop();
        continue;
      }
      solver.push();
      Optional<Node> way = taken(choice.node(), choice.turns().next());
      if (way.isPresent()) {
        return way;
      }
    }
    return Optional.empty();
  }

  /** Goes a way, unless its fact contradicts what is assumed. */
  private Optional<Node> taken(Node node, Turn turn) {
    Alternative way = turn.way();
    // A way through a callee has evidence of its own, whether it fits or not.
    Node turned = node.taking(turn).at(way.state());
    if (way.fact().isPresent()) {
      solver.assume(way.fact().get().term());
      Answer answer = solver.check();
      if (answer instanceof Answer.Unsatisfiable) {
        infeasible(turned.at(way.state()), way.fact().get().otherwise());
        return Optional.empty();
      }
    }
    return way.end().isPresent() ? way.end().get().match(new Continuation(turned)) : within(turned);
  }
}
