package heapwright.method.search;

import heapwright.method.budget.Budget;
import heapwright.method.path.AllowedEdges;
import heapwright.method.path.PathAccount;
import heapwright.method.path.PathMethod;
import heapwright.method.path.PathOutcome;
import heapwright.method.path.RecordedPath;
import heapwright.method.path.SearchGuide;
import heapwright.method.path.StatementPath;
import heapwright.symbolic.path.AliasHypothesis;
import java.util.List;

/** Decides about paths by the search on the symbolic machine. */
public final class SearchedPaths implements PathMethod {
  private final PathFinder finder;
  private final SearchGuide guide;

  public SearchedPaths(PathFinder finder, SearchGuide guide) {
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
                    new Account(path, found.recorded(), found.facts()),
                    found.notes()),
            infeasible ->
                new PathOutcome.Infeasible(
                    infeasible.at(),
                    infeasible.position(),
                    infeasible.reason(),
                    new Account(path, infeasible.recorded(), List.of())),
            unknown -> new PathOutcome.Unknown(unknown.cause()));
  }

  private final class Account implements PathAccount {
    private final StatementPath path;
    private final RecordedPath recorded;
    private final List<String> facts;

    Account(StatementPath path, RecordedPath recorded, List<String> facts) {
      this.path = path;
      this.recorded = recorded;
      this.facts = facts;
    }

    @Override
    public List<String> constraints() {
      return guide.constraints(path, recorded, facts);
    }

    @Override
    public List<String> aliases() {
      return recorded.aliases().stream().map(AliasHypothesis::toString).toList();
    }

    @Override
    public List<String> trace() {
      return guide.trace(path, recorded);
    }
  }
}
