package heapwright.method.search;

import heapwright.ir.Program;
import heapwright.ir.source.StatementNumber;
import heapwright.machine.ConcreteMachine;
import heapwright.method.budget.Budget;
import heapwright.method.hint.FactText;
import heapwright.method.hint.Hints;
import heapwright.method.path.AllowedEdges;
import heapwright.method.path.SearchGuide;
import heapwright.method.path.StatementPath;
import heapwright.method.run.PathReplay;
import heapwright.method.run.UnnameablePointers;
import heapwright.method.search.StatementPathSearch.Goal;
import heapwright.solve.Solvers;
import heapwright.solve.question.Solver;
import heapwright.symbolic.execution.CallRule;
import heapwright.symbolic.path.AliasHypothesis;
import heapwright.symbolic.term.Terms;
import heapwright.testcase.Concretiser;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;

/**
 * Finds an input that takes a path, or proves that there is none. Pointers are taken to lead to
 * different objects first; where that fails, the search restarts with the aliases that might have
 * made a difference, so that chains that were written are never merged.
 */
public final class PathFinder {
  private final Program program;
  private final Solvers solvers;
  private final SearchGuide method;
  private final CallRule rule;
  private final PathReplay replay;

  /**
   * A finder for the functions of a program.
   *
   * @param program with the library linked
   */
  public PathFinder(Program program, Solvers solvers) {
    this(program, solvers, SearchGuide.byEvidence(program));
  }

  /** As {@link #PathFinder(Program, Solvers)}, with a published method's contribution. */
  public PathFinder(Program program, Solvers solvers, SearchGuide method) {
    this(program, solvers, method, CallRule.INLINE);
  }

  /** As {@link #PathFinder(Program, Solvers, SearchGuide)}, with another rule for calls. */
  public PathFinder(Program program, Solvers solvers, SearchGuide method, CallRule rule) {
    this.program = program;
    this.solvers = solvers;
    this.method = method;
    this.rule = rule;
    replay = new PathReplay(program.model(), new ConcreteMachine(program));
  }

  public SearchOutcome find(StatementPath path) {
    return find(path, AllowedEdges.ANY, Budget.endless());
  }

  /** As {@link #find(StatementPath)}, along allowed edges, within a budget. */
  public SearchOutcome find(StatementPath path, AllowedEdges allowed, Budget budget) {
    Terms terms = new Terms();
    List<AliasHypothesis> foreseen = method.foreseen(path);
    try (Solver solver = solvers.open(terms)) {
      SearchOutcome finding = new SearchOutcome.Unknown("nothing was tried");
      for (SearchLimits limits : SearchLimits.growing(path, budget)) {
        finding = new Hypotheses(path, allowed, budget, terms, solver, limits).pursue(foreseen);
        if (finding instanceof SearchOutcome.Feasible || limits.lost().isEmpty()) {
          return finding;
        }
      }
      return finding;
    }
  }

  /** Aliases to start with, and how far the path was followed without the last of them. */
  private record Hypothesis(List<AliasHypothesis> aliases, int reached, int order) {}

  private final class Hypotheses {
    private final StatementPath path;
    private final AllowedEdges allowed;
    private final Budget budget;
    private final Terms terms;
    private final Solver solver;
    private final SearchLimits limits;
    private final Set<Set<AliasHypothesis>> tried = new HashSet<>();
    private final PriorityQueue<Hypothesis> open =
        new PriorityQueue<>(
            Comparator.comparingInt((Hypothesis h) -> -h.reached())
                .thenComparingInt(h -> h.aliases().size())
                .thenComparingInt(Hypothesis::order));
    private int furthest = -1;
    private Optional<PathAttempt.Exhausted> best = Optional.empty();
    private final List<RefutedAttempt> refuted = new ArrayList<>();
    private Optional<String> unknown = Optional.empty();

    Hypotheses(
        StatementPath path,
        AllowedEdges allowed,
        Budget budget,
        Terms terms,
        Solver solver,
        SearchLimits limits) {
      this.limits = limits;
      this.path = path;
      this.allowed = allowed;
      this.budget = budget;
      this.terms = terms;
      this.solver = solver;
    }

    SearchOutcome pursue(List<AliasHypothesis> foreseen) {
      add(List.of(), 0);
      add(foreseen, 1);
      while (!open.isEmpty() && limits.hasAttempt()) {
        List<AliasHypothesis> aliases = open.remove().aliases();
        PathAttempt attempt = search(Goal.PATH, aliases, limits);
        if (attempt instanceof PathAttempt.Reached reached) {
          return confirmed(reached);
        }
        learn((PathAttempt.Exhausted) attempt, aliases);
      }
      return unknown
          .or(limits::lost)
          .<SearchOutcome>map(SearchOutcome.Unknown::new)
          .orElseGet(() -> infeasible(best.orElseThrow()));
    }

    private void add(List<AliasHypothesis> aliases, int reached) {
      if (tried.add(Set.copyOf(aliases))) {
        open.add(new Hypothesis(aliases, reached, tried.size()));
      }
    }

    private void learn(PathAttempt.Exhausted attempt, List<AliasHypothesis> aliases) {
      unknown = unknown.or(attempt::unknown);
      refuted.addAll(attempt.refuted());
      if (attempt.reached() > furthest) {
        furthest = attempt.reached();
        best = Optional.of(attempt);
      }
      for (AliasHypothesis alias : attempt.aliases()) {
        if (!aliases.contains(alias)) {
          List<AliasHypothesis> more = new ArrayList<>(aliases);
          more.add(alias);
          add(more, attempt.reached());
        }
      }
    }

    private SearchOutcome infeasible(PathAttempt.Exhausted attempt) {
      int position = Math.max(1, attempt.reached());
      StatementNumber at = path.statements().get(position - 1);
      refuted.sort(Comparator.comparingInt(RefutedAttempt::reached).reversed());
      return new SearchOutcome.Infeasible(
          at, position, attempt.reason(), attempt.recorded(), refuted);
    }

    private PathAttempt search(Goal goal, List<AliasHypothesis> aliases, SearchLimits limits) {
      return new StatementPathSearch(
              program, path, allowed, goal, terms, solver, aliases, rule, limits)
          .run();
    }

    private SearchOutcome confirmed(PathAttempt.Reached reached) {
      TestInput input = input(reached);
      PathReplay.Observed observed = replay.observe(input, path.statements().size());
      if (!observed.path().equals(path.statements())) {
        if (observed.isOverBudget()) {
          return new SearchOutcome.Unknown("the machine has no room or time to replay the input");
        }
        return new SearchOutcome.Unknown(
            "replay disagrees: with the input that was found the machine takes "
                + new StatementPath(path.function(), observed.path()));
      }
      Optional<String> unnameable = new UnnameablePointers(program).in(input);
      if (unnameable.isPresent()) {
        return new SearchOutcome.Unknown(
            "a test cannot name " + unnameable.get() + ", which it points to");
      }
      List<String> facts = new FactText(program.model(), reached.state()).lines();
      return new SearchOutcome.Feasible(
          observed.endsWell() ? input : taken(reached).orElse(input),
          facts,
          reached.recorded(),
          new Hints(program, solvers).of(reached.recorded(), reached.state()));
    }

    private TestInput input(PathAttempt.Reached reached) {
      return Concretiser.concretise(program, path.function(), reached.state(), reached.model());
    }

    /** An input that takes the path and goes on so that the call ends well. */
    private Optional<TestInput> taken(PathAttempt.Reached reached) {
      return Optional.of(
              search(Goal.RETURN, reached.recorded().aliases(), SearchLimits.little(path, budget)))
          .filter(PathAttempt.Reached.class::isInstance)
          .map(attempt -> input((PathAttempt.Reached) attempt))
          .filter(this::isRight);
    }

    private boolean isRight(TestInput input) {
      PathReplay.Observed observed = replay.observe(input, path.statements().size());
      return observed.endsWell() && observed.path().equals(path.statements());
    }
  }
}
