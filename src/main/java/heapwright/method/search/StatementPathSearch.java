package heapwright.method.search;

import heapwright.ir.Program;
import heapwright.ir.source.StatementNumber;
import heapwright.method.path.AllowedEdges;
import heapwright.method.path.RecordedPath;
import heapwright.method.path.StatementPath;
import heapwright.solve.question.Answer;
import heapwright.solve.question.Solver;
import heapwright.symbolic.SymbolicMachine;
import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.CallRule;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.path.AliasHypothesis;
import heapwright.symbolic.persistent.Trail;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.model.Model;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Follows a path depth first. Of what the path leaves open, the conditions inside a decision and
 * the insides of callees, all alternatives are tried, the shortest first; the solver's stack moves
 * in step.
 *
 * <p>Some path of a callee may never end, and a wrong alternative at the start spoils all that
 * follows; so this is a limited discrepancy search: an attempt may deviate from the alternatives
 * that are tried first only so often.
 */
final class StatementPathSearch {
  /** How far to go. */
  enum Goal {
    /** To the end of the path. */
    PATH,
    /** On from there along any path, until the function returns. */
    RETURN
  }

  private final StatementPath path;
  private final PathConstraint constraint;
  private final Goal goal;
  private final Solver solver;
  private final List<AliasHypothesis> aliases;
  private final SymbolicMachine machine;
  private final AlternativeOrder order = new AlternativeOrder();
  private final DeadEnds deadEnds;
  private final SearchLimits limits;
  private final Deque<Choice> choices = new ArrayDeque<>();

  /** Alternatives that are still to be tried; the solver's stack has a level for each fork. */
  private static final class Choice {
    private final SearchNode node;
    private final Iterator<SearchNode.NumberedAlternative> turns;

    /**
     * Whether the path leaves it open. In the function itself, alternatives that do not lead to the
     * next statement were excluded.
     */
    private boolean open;

    Choice(SearchNode node, List<SearchNode.NumberedAlternative> turns) {
      this.node = node;
      this.turns = turns.iterator();
    }

    SearchNode start() {
      return open ? node.deviating() : node;
    }
  }

  StatementPathSearch(
      Program program,
      StatementPath path,
      AllowedEdges allowed,
      Goal goal,
      Terms terms,
      Solver solver,
      List<AliasHypothesis> aliases,
      CallRule rule,
      SearchLimits limits) {
    this.limits = limits;
    this.path = path;
    constraint = new PathConstraint(path, allowed);
    this.goal = goal;
    this.solver = solver;
    this.aliases = aliases;
    machine = new SymbolicMachine(program, terms, aliases, rule);
    deadEnds =
        new DeadEnds(
            program, new RecordedPath(path.function(), aliases, Trail.empty(), Trail.empty(), 0));
  }

  PathAttempt run() {
    solver.push();
    try {
      return search();
    } finally {
      choices.forEach(open -> solver.pop());
      solver.pop();
    }
  }

  private PathAttempt search() {
    Optional<SearchNode> at = Optional.of(SearchNode.start(machine.start(path.function())));
    while (at.isPresent()) {
      if (!limits.hasStep()) {
        break;
      }
      SearchNode node = at.get();
      if (isAtEnd(node)) {
        Optional<PathAttempt> reached = solved(node);
        if (reached.isPresent()) {
          return reached.get();
        }
        at = another(node.position());
      } else {
        at = next(node).or(() -> another(node.position()));
      }
    }
    return deadEnds.exhausted();
  }

  private boolean isAtEnd(SearchNode node) {
    return goal == Goal.RETURN ? node.finished() : constraint.isBehind(node);
  }

  private Optional<PathAttempt> solved(SearchNode node) {
    Answer answer = solver.checkReadable();
    if (answer instanceof Answer.Satisfiable satisfiable) {
      Model model = satisfiable.model();
      return Optional.of(new PathAttempt.Reached(node.state(), model, recordedPath(node)));
    }
    note(answer, node, "its conditions contradict one another");
    return Optional.empty();
  }

  private void note(Answer answer, SearchNode node, String reason) {
    if (answer instanceof Answer.Unknown unknown) {
      deadEnds.unknown(unknown.cause());
    } else {
      contradictory(node, reason);
    }
  }

  private void contradictory(SearchNode node, String reason) {
    deadEnds.contradictory(node.position(), reason, node.state(), recordedPath(node));
  }

  private void impossible(SearchNode node, String reason) {
    deadEnds.impossible(node.position(), reason, node.state(), recordedPath(node));
  }

  private RecordedPath recordedPath(SearchNode node) {
    return new RecordedPath(path.function(), aliases, node.turns(), node.answers(), node.steps());
  }

  /** The node after one step; empty at a dead end. */
  private Optional<SearchNode> next(SearchNode node) {
    boolean isBehind = constraint.isBehind(node);
    Optional<StatementNumber> begins = PathConstraint.begun(node.state());
    Optional<StatementNumber> step = isBehind ? Optional.empty() : begins;
    Optional<String> rejection = step.flatMap(s -> constraint.rejection(node.position(), s));
    if (rejection.isPresent()) {
      impossible(node, rejection.get());
      return Optional.empty();
    }
    boolean leaves = isBehind && begins.isPresent();
    SearchNode here = (leaves ? node.leavingPath() : node).stepping(step.isPresent() ? 1 : 0);
    return machine.step(node.state()).match(new Continuation(here));
  }

  /** Where the search goes on after a step. */
  private final class Continuation implements StepResult.Cases<Optional<SearchNode>> {
    private final SearchNode node;

    Continuation(SearchNode node) {
      this.node = node;
    }

    @Override
    public Optional<SearchNode> moved(StepResult.Moved progress) {
      SearchNode moved = node.at(progress.state());
      Optional<String> rejection = constraint.rejection(node, progress.state().frame());
      if (rejection.isPresent()) {
        impossible(moved, rejection.get());
        return Optional.empty();
      }
      return within(moved);
    }

    @Override
    public Optional<SearchNode> forked(StepResult.Forked progress) {
      List<Alternative> all = progress.alternatives();
      List<SearchNode.NumberedAlternative> turns =
          IntStream.range(0, all.size())
              .mapToObj(index -> new SearchNode.NumberedAlternative(index, all.get(index)))
              .filter(turn -> constraint.admits(node, turn.frame()))
              .sorted(Comparator.comparingInt(turn -> order.of(turn.frame(), node.visits())))
              .toList();
      if (turns.isEmpty()) {
        SearchNode evaluated = all.isEmpty() ? node : node.at(all.get(0).state());
        impossible(evaluated, "the other outcome is taken here");
        return Optional.empty();
      }
      return turns.size() == 1 ? taken(node, turns.get(0)) : chosen(node, turns);
    }

    @Override
    public Optional<SearchNode> finished(StepResult.Finished progress) {
      if (constraint.isLast(node.position())) {
        return Optional.of(node.finishing(progress.state()));
      }
      impossible(node, "the function ends here");
      return Optional.empty();
    }

    @Override
    public Optional<SearchNode> failed(StepResult.Failed progress) {
      impossible(node.at(progress.state()), progress.reason());
      return Optional.empty();
    }

    @Override
    public Optional<SearchNode> stuck(StepResult.Stuck progress) {
      deadEnds.unknown(progress.cause(), node.position(), progress.state());
      return Optional.empty();
    }
  }

  /** Gives up callees that exceed their limits, which proves nothing. */
  private Optional<SearchNode> within(SearchNode node) {
    Optional<String> excess = SearchLimits.CalleeLimits.excess(node.state().frame());
    excess.ifPresent(deadEnds::unknown);
    return excess.isEmpty() ? Optional.of(node) : Optional.empty();
  }

  private Optional<SearchNode> chosen(SearchNode node, List<SearchNode.NumberedAlternative> turns) {
    choices.push(new Choice(node, turns));
    solver.push();
    return another(node.position());
  }

  /**
   * The next alternative of the latest fork that has one.
   *
   * @param reached where the last attempt ended
   */
  private Optional<SearchNode> another(int reached) {
    boolean wentOn = false;
    while (!choices.isEmpty()) {
      Choice choice = choices.peek();
      choice.open |= wentOn || reached > choice.node.position();
      solver.pop();
      Optional<SearchNode> next = Optional.empty();
      if (choice.turns.hasNext()) {
        solver.push();
        next = taken(choice.start(), choice.turns.next());
        choice.open |= next.isPresent() && choice.node.state().frame().depth() > 0;
      } else {
        choices.pop();
        wentOn = choice.open;
      }
      if (next.isPresent() && limits.allows(next.get().deviations())) {
        return next;
      }
    }
    return Optional.empty();
  }

  /** Takes an alternative, unless its fact contradicts the path condition. */
  private Optional<SearchNode> taken(SearchNode node, SearchNode.NumberedAlternative turn) {
    Alternative alternative = turn.alternative();
    // An alternative inside a callee has evidence of its own, whether it fits or not.
    SearchNode turned =
        node.taking(turn, order.visited(turn.frame(), node.visits())).at(alternative.state());
    if (alternative.fact().isPresent()) {
      if (!limits.hasQuestion()) {
        return Optional.empty();
      }
      solver.assume(alternative.fact().get().term());
      Answer answer = solver.check();
      if (answer instanceof Answer.Unsatisfiable) {
        contradictory(turned.at(alternative.state()), alternative.fact().get().otherwise());
        return Optional.empty();
      }
    }
    return alternative.end().isPresent()
        ? alternative.end().get().match(new Continuation(turned))
        : within(turned);
  }
}
