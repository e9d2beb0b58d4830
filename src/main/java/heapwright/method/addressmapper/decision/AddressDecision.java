package heapwright.method.addressmapper.decision;

import heapwright.ir.Program;
import heapwright.method.addressmapper.alias.SharingEvidence;
import heapwright.method.addressmapper.decision.ControlPathSearch.Goal;
import heapwright.method.addressmapper.decision.EvaluationEnds.End;
import heapwright.method.addressmapper.map.AddressAlias;
import heapwright.method.addressmapper.move.Callees;
import heapwright.method.addressmapper.move.ControlState;
import heapwright.method.addressmapper.operation.EvaluationListener;
import heapwright.method.addressmapper.operation.InputTerms;
import heapwright.method.addressmapper.operation.NumberQuestions;
import heapwright.method.addressmapper.operation.OperationEvaluator;
import heapwright.method.addressmapper.operation.Sharing;
import heapwright.method.budget.Budget;
import heapwright.method.path.AllowedEdges;
import heapwright.method.path.StatementPath;
import heapwright.solve.Solvers;
import heapwright.solve.question.Solver;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;

/**
 * Decides about one path. The preprocessor finds which pointers the path makes one; an evaluation
 * that supposes these aliases finds a solution or conflicts. Where other aliases would have changed
 * a conflict, they are tried, too: only if none is left, the path is infeasible.
 */
public final class AddressDecision {
  private static final int MOST_ATTEMPTS = 60;
  private static final int MOST_PATHS = 600;
  private static final long MOVES = 60_000;
  private static final int MOVES_PER_STATEMENT = 60;

  /** Behind the path's end, where an end of the call is welcome and none is owed. */
  private static final int PATHS_BEYOND = 100;

  private static final int ENDS_TRIED = 12;

  private final Program program;
  private final StatementPath path;
  private final PathGuide guide;
  private final Budget budget;
  private final Solvers solvers;
  private final Callees callees;
  private final SharingEvidence evidence;
  private final InputTerms inputs = new InputTerms();
  private final Set<Set<AddressAlias>> tried = new HashSet<>();
  private final PriorityQueue<Attempt> open =
      new PriorityQueue<>(
          Comparator.comparingInt((Attempt a) -> -a.reached())
              .thenComparingInt(a -> a.aliases().size())
              .thenComparingInt(Attempt::order));
  private Optional<String> unknown = Optional.empty();
  private Optional<End> furthest = Optional.empty();
  private List<AddressAlias> assumed = List.of();
  private AliasPreprocessor.Preprocessed preprocessed = AliasPreprocessor.Preprocessed.NONE;

  /** Aliases to suppose, and how far the path was followed without the last of them. */
  private record Attempt(List<AddressAlias> aliases, int reached, int order) {}

  public AddressDecision(
      Program program, Solvers solvers, StatementPath path, AllowedEdges allowed, Budget budget) {
    this.program = program;
    this.solvers = solvers;
    this.path = path;
    this.budget = budget;
    guide = new PathGuide(path, allowed);
    callees = new Callees(program);
    evidence = new SharingEvidence(program);
  }

  public Decision decide() {
    add(List.of(), 0);
    preprocessed = new AliasPreprocessor(program, guide, callees, inputs).of(path, limits());
    add(preprocessed.aliases(), 1);
    try (Solver solver = solvers.open(inputs.terms())) {
      int attempts = 0;
      while (!open.isEmpty()) {
        if (attempts++ == MOST_ATTEMPTS || budget.isUsedUp()) {
          String cause = "more pointers may be one than were tried";
          unknown = unknown.or(() -> Optional.of(budget.isUsedUp() ? budget.cause() : cause));
          break;
        }
        Optional<Decision.Solved> solved = attempt(open.remove().aliases(), solver);
        if (solved.isPresent()) {
          return solved.get();
        }
      }
    }
    return unknown.isPresent() || furthest.isEmpty()
        ? new Decision.Open(unknown.orElse("no control path leads through the path"))
        : new Decision.Refuted(
            Math.max(1, furthest.get().position()),
            furthest.get().reason(),
            evaluation(furthest.get()));
  }

  private Decision.Evaluation evaluation(End end) {
    return new Decision.Evaluation(
        path.function(),
        inputs,
        assumed,
        end.events(),
        end.state(),
        solvers.ranges(inputs.terms()),
        preprocessed.symbols());
  }

  private void add(List<AddressAlias> aliases, int reached) {
    if (tried.add(Set.copyOf(aliases))) {
      open.add(new Attempt(aliases, reached, tried.size()));
    }
  }

  private Optional<Decision.Solved> attempt(List<AddressAlias> aliases, Solver solver) {
    Solver.Mark nothing = solver.mark();
    NumberQuestions questions = NumberQuestions.to(solver);
    OperationEvaluator evaluator =
        new OperationEvaluator(
            program, inputs, Sharing.of(aliases), questions, EvaluationListener.NONE);
    EvaluationEnds ends = new EvaluationEnds(evidence);
    ControlPathSearch search =
        new ControlPathSearch(
            new ControlPathSearch.Setting(
                guide, evaluator, questions, callees, limits(), Goal.PATH, ends));
    evaluator.start(path.function());
    search.add(ControlPath.start(ControlState.start(path.function()), evaluator, questions));
    SolutionCheck check = new SolutionCheck(program, path, solver, ends);
    Optional<SolutionCheck.Checked> solved = Optional.empty();
    Optional<ControlPath> control = search.next();
    while (control.isPresent() && solved.isEmpty()) {
      solved = check.of(control.get());
      if (solved.isPresent() && !solved.get().endsWell()) {
        Optional<SolutionCheck.Checked> plain = solved;
        solved = ending(control.get(), evaluator, questions, check).or(() -> plain);
      }
      control = solved.isEmpty() ? search.next() : control;
    }
    questions.unanswered().ifPresent(ends::unknown);
    if (solved.isEmpty()) {
      learn(ends, aliases);
    }
    solver.returnTo(nothing);
    return solved.map(found -> solution(found, aliases));
  }

  private Decision.Solved solution(SolutionCheck.Checked found, List<AddressAlias> aliases) {
    return new Decision.Solved(
        found.input(),
        found.model(),
        new Decision.Evaluation(
            path.function(),
            inputs,
            aliases,
            found.control().events(),
            found.control().state(),
            solvers.ranges(inputs.terms()),
            preprocessed.symbols()));
  }

  /** A way on from the path's end to where the call ends well: tests must. */
  private Optional<SolutionCheck.Checked> ending(
      ControlPath control,
      OperationEvaluator evaluator,
      NumberQuestions questions,
      SolutionCheck check) {
    EvaluationEnds unused = new EvaluationEnds(evidence);
    ControlPathLimits little = new ControlPathLimits(budget, PATHS_BEYOND, MOVES / 4);
    ControlPathSearch search =
        new ControlPathSearch(
            new ControlPathSearch.Setting(
                guide, evaluator, questions, callees, little, Goal.RETURN, unused));
    search.add(control);
    Optional<ControlPath> end = search.next();
    for (int tries = 0; end.isPresent() && tries < ENDS_TRIED; tries++) {
      Optional<SolutionCheck.Checked> found =
          check.of(end.get()).filter(SolutionCheck.Checked::endsWell);
      if (found.isPresent()) {
        return found;
      }
      end = search.next();
    }
    return Optional.empty();
  }

  private void learn(EvaluationEnds ends, List<AddressAlias> aliases) {
    List<AddressAlias> found = ends.aliases();
    unknown = unknown.or(ends::unknown);
    Optional<End> end = ends.furthest();
    if (end.isPresent()
        && (furthest.isEmpty() || end.get().position() > furthest.get().position())) {
      furthest = end;
      assumed = aliases;
    }
    for (AddressAlias alias : found) {
      if (!aliases.contains(alias)) {
        List<AddressAlias> more = new ArrayList<>(aliases);
        more.add(alias);
        add(more, ends.reached());
      }
    }
  }

  private ControlPathLimits limits() {
    long moves = MOVES + (long) MOVES_PER_STATEMENT * path.statements().size();
    return new ControlPathLimits(budget, MOST_PATHS, moves);
  }
}
