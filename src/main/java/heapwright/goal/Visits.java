package heapwright.goal;

import heapwright.ir.code.SymbolId;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.StatementNumber;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a run executed.
 *
 * @param taken how often each outcome of each decision was taken
 * @param statements those that were executed
 * @param path the statements of the outermost call, in order; empty unless the run was asked for it
 * @param monitored what monitors saw it meet; empty unless the criterion needs them
 */
public record Visits(
    Map<Taken, Long> taken,
    Set<Place> statements,
    List<StatementNumber> path,
    Set<MonitoredGoal> monitored) {

  /** One of the successors of a decision. */
  public record Taken(SymbolId function, DecisionId decision, int outcome) {}

  /** A statement of a function. */
  public record Place(SymbolId function, StatementNumber number) {}

  public Visits {
    taken = Map.copyOf(taken);
    statements = Set.copyOf(statements);
    path = List.copyOf(path);
    monitored = Set.copyOf(monitored);
  }

  public Visits(Map<Taken, Long> taken, Set<Place> statements, List<StatementNumber> path) {
    this(taken, statements, path, Set.of());
  }

  /** The same run, watched by monitors. */
  public Visits with(Set<MonitoredGoal> met) {
    return new Visits(taken, statements, path, met);
  }

  /** What two runs execute together, for goals that need both. */
  public Visits and(Visits other) {
    Map<Taken, Long> sums = new HashMap<>(taken);
    other.taken.forEach((outcome, times) -> sums.merge(outcome, times, Long::sum));
    Set<Place> places = new HashSet<>(statements);
    places.addAll(other.statements);
    Set<MonitoredGoal> met = new HashSet<>(monitored);
    met.addAll(other.monitored);
    return new Visits(sums, places, List.of(), met);
  }

  public long count(SymbolId function, DecisionId decision, int outcome) {
    return taken.getOrDefault(new Taken(function, decision, outcome), 0L);
  }

  public boolean passes(SymbolId function, StatementNumber number) {
    return statements.contains(new Place(function, number));
  }
}
