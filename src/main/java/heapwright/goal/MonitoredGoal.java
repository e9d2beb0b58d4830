package heapwright.goal;

import heapwright.ir.code.SymbolId;
import heapwright.ir.source.ConditionTree;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceLine;
import heapwright.ir.source.StatementNumber;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A goal that the counts of a run do not show: a monitor watches the run for it. Methods pursue it
 * as outcomes of an instrumented function.
 */
public sealed interface MonitoredGoal extends Goal {

  @Override
  default boolean isMetBy(Visits visits) {
    return visits.monitored().contains(this);
  }

  /**
   * A decision is evaluated with these values of its conditions: {@code 12.1:TF-}, where the third
   * one is not evaluated.
   *
   * @param values of the conditions that are evaluated
   */
  record Evaluation(
      SymbolId function, ConditionTree decision, Map<DecisionId, Boolean> values, SourceLine line)
      implements MonitoredGoal {

    public Evaluation {
      values = Map.copyOf(values);
    }

    public Optional<Boolean> value(DecisionId condition) {
      return Optional.ofNullable(values.get(condition));
    }

    public boolean outcome() {
      return decision.outcome(values).orElseThrow();
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      List<DecisionId> conditions = decision.conditions().toList();
      text.append(conditions.get(0)).append(':');
      for (DecisionId condition : conditions) {
        text.append(value(condition).map(holds -> holds ? "T" : "F").orElse("-"));
      }
      return text.toString();
    }
  }

  /**
   * Two evaluations that differ in one condition and in the outcome.
   *
   * @param failing the evaluation in which the condition does not hold
   * @param holding the one in which it does
   */
  record EvaluationPair(Evaluation failing, Evaluation holding) {
    public List<Evaluation> both() {
      return List.of(failing, holding);
    }
  }

  /**
   * A condition alone changes the outcome of its decision: {@code 12.1:mcdc}. Several runs may meet
   * it together.
   *
   * @param pairs any of them shows it
   * @param isComplete whether these are all pairs; there may be very many
   */
  record Independence(
      SymbolId function,
      DecisionId condition,
      List<EvaluationPair> pairs,
      boolean isComplete,
      SourceLine line)
      implements MonitoredGoal {

    public Independence {
      pairs = List.copyOf(pairs);
    }

    @Override
    public boolean isMetBy(Visits visits) {
      return pairs.stream().anyMatch(pair -> visits.monitored().containsAll(pair.both()));
    }

    /** The evaluations of all pairs. */
    public List<Evaluation> evaluations() {
      LinkedHashSet<Evaluation> all = new LinkedHashSet<>();
      pairs.forEach(pair -> all.addAll(pair.both()));
      return List.copyOf(all);
    }

    /** There may be many pairs. */
    @Override
    public int hashCode() {
      return 31 * function.hashCode() + condition.hashCode();
    }

    @Override
    public String toString() {
      return condition + ":mcdc";
    }
  }

  /**
   * A value that was defined at a statement is used at another one, with nothing defined in
   * between: {@code x:3-7}, {@code x:3-7.1:T} with an outcome of the decision that it goes into.
   *
   * @param variable as the source names it: {@code x}, {@code p->next}; {@code p->next=q->next}
   *     where the use names it otherwise
   * @param definition the statement that defines it; 0 for a parameter on entry
   * @param use a statement, or an outcome
   */
  record DefinitionUse(
      SymbolId function, String variable, StatementNumber definition, String use, SourceLine line)
      implements MonitoredGoal {
    @Override
    public String toString() {
      return variable + ":" + definition + "-" + use;
    }
  }

  /** The ways through a decision, in the order of the source; empty if there are more. */
  static Optional<List<Evaluation>> evaluations(
      SymbolId function, ConditionTree decision, int most, SourceLine line) {
    List<Map<DecisionId, Boolean>> open = new ArrayList<>(List.of(Map.of()));
    List<Evaluation> found = new ArrayList<>();
    while (!open.isEmpty()) {
      Map<DecisionId, Boolean> values = open.remove(open.size() - 1);
      Optional<DecisionId> next = decision.next(values);
      if (next.isEmpty()) {
        found.add(new Evaluation(function, decision, values, line));
      } else {
        for (boolean holds : new boolean[] {false, true}) {
          Map<DecisionId, Boolean> more = new LinkedHashMap<>(values);
          more.put(next.get(), holds);
          open.add(more);
        }
      }
      if (found.size() + open.size() > most) {
        return Optional.empty();
      }
    }
    return Optional.of(found);
  }
}
