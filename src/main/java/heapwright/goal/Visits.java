package heapwright.goal;

import heapwright.ir.code.SymbolId;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.StatementNumber;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a run executed.
 *
 * @param taken how often each outcome of each decision was taken
 * @param statements those that were executed
 * @param path the statements of the outermost call, in order; empty unless the run was asked for it
 */
public record Visits(Map<Taken, Long> taken, Set<Place> statements, List<StatementNumber> path) {

  /** One of the successors of a decision. */
  public record Taken(SymbolId function, DecisionId decision, int outcome) {}

  /** A statement of a function. */
  public record Place(SymbolId function, StatementNumber number) {}

  public Visits {
    taken = Map.copyOf(taken);
    statements = Set.copyOf(statements);
    path = List.copyOf(path);
  }

  public long count(SymbolId function, DecisionId decision, int outcome) {
    return taken.getOrDefault(new Taken(function, decision, outcome), 0L);
  }

  public boolean passes(SymbolId function, StatementNumber number) {
    return statements.contains(new Place(function, number));
  }
}
