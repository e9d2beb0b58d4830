package heapwright.method.search;

import heapwright.ir.Program;
import heapwright.method.budget.Budget;
import heapwright.method.path.AllowedEdges;
import heapwright.method.path.ConditionRetrace;
import heapwright.method.path.PathAccount;
import heapwright.method.path.PathCondition;
import heapwright.method.path.PathMethod;
import heapwright.method.path.PathOutcome;
import heapwright.method.path.RecordedPath;
import heapwright.method.path.SearchGuide;
import heapwright.method.path.StatementPath;
import heapwright.symbolic.path.AliasHypothesis;
import heapwright.testcase.shape.ShapeFrame;
import java.util.List;

/** Decides about paths by the search on the symbolic machine. */
public final class SearchedPaths implements PathMethod {
  private final Program program;
  private final PathFinder finder;
  private final SearchGuide guide;

  /**
   * @param program with the library linked
   */
  public SearchedPaths(Program program, PathFinder finder, SearchGuide guide) {
    this.program = program;
    this.finder = finder;
    this.guide = guide;
  }

  @Override
  public PathOutcome decide(StatementPath path, AllowedEdges allowed, Budget budget) {
    return finder
        .find(path, allowed, budget)
        .match(
            found ->
                new PathOutcome.Feasible(
                    found.input(),
                    new Account(path, found.recorded(), found.facts(), List.of()),
                    found.notes()),
            infeasible ->
                new PathOutcome.Infeasible(
                    infeasible.at(),
                    infeasible.position(),
                    infeasible.reason(),
                    new Account(path, infeasible.recorded(), List.of(), infeasible.refuted())),
            unknown -> new PathOutcome.Unknown(unknown.cause()));
  }

  private final class Account implements PathAccount {
    private final StatementPath path;
    private final RecordedPath recorded;
    private final List<String> facts;

    /** The attempts along an infeasible path. */
    private final List<RefutedAttempt> refuted;

    Account(
        StatementPath path,
        RecordedPath recorded,
        List<String> facts,
        List<RefutedAttempt> refuted) {
      this.refuted = refuted;
      this.path = path;
      this.recorded = recorded;
      this.facts = facts;
    }

    @Override
    public List<String> constraints() {
      return guide.constraints(path, recorded, facts);
    }

    @Override
    public List<PathCondition> conditions() {
      ConditionRetrace retrace = new ConditionRetrace(program);
      if (refuted.isEmpty()) {
        return List.of(retrace.of(recorded));
      }
      // Hypotheses about aliases that play no part lead to the same conditions again.
      return refuted.stream().map(attempt -> condition(retrace, attempt)).distinct().toList();
    }

    private static PathCondition condition(ConditionRetrace retrace, RefutedAttempt attempt) {
      return attempt
          .reason()
          .map(reason -> retrace.of(attempt.recorded(), reason))
          .orElseGet(() -> retrace.of(attempt.recorded()));
    }

    @Override
    public List<String> aliases() {
      return recorded.aliases().stream().map(AliasHypothesis::toString).toList();
    }

    /** The symbolic machine's heap is described by its input alone. */
    @Override
    public List<ShapeFrame> shapes() {
      return List.of();
    }

    @Override
    public List<String> trace() {
      return guide.trace(path, recorded);
    }
  }
}
