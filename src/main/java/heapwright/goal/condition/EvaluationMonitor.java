package heapwright.goal.condition;

import heapwright.goal.MonitoredGoal;
import heapwright.goal.MonitoredGoal.Evaluation;
import heapwright.goal.RunMonitor;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.ConditionTree;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.StatementNumber;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Sees how decisions are evaluated, call by call: a condition may call the function itself. */
public final class EvaluationMonitor implements RunMonitor {
  private final SymbolId subject;
  private final Map<DecisionId, ConditionTree> trees = new HashMap<>();
  private final Map<Map<DecisionId, Boolean>, Evaluation> wanted = new HashMap<>();
  private final Deque<Map<ConditionTree, Map<DecisionId, Boolean>>> calls = new ArrayDeque<>();
  private final Set<MonitoredGoal> met = new HashSet<>();

  /**
   * @param wanted the evaluations of the function to look for
   */
  public EvaluationMonitor(SymbolId subject, Collection<Evaluation> wanted) {
    this.subject = subject;
    for (Evaluation evaluation : wanted) {
      evaluation.decision().conditions().forEach(c -> trees.put(c, evaluation.decision()));
      this.wanted.put(evaluation.values(), evaluation);
    }
  }

  @Override
  public void entered(Function function) {
    calls.push(new HashMap<>());
  }

  @Override
  public void left(Function function) {
    calls.pop();
  }

  @Override
  public void step(Function function, StatementNumber number) {}

  @Override
  public void decided(Function function, DecisionId decision, int outcome) {
    ConditionTree tree = trees.get(decision);
    if (tree == null || !function.symbol().equals(subject)) {
      return;
    }
    Map<ConditionTree, Map<DecisionId, Boolean>> begun = calls.element();
    if (tree.next(Map.of()).filter(decision::equals).isPresent()) {
      begun.put(tree, new LinkedHashMap<>());
    }
    Map<DecisionId, Boolean> values = begun.get(tree);
    if (values != null) {
      values.put(decision, outcome == 0);
      if (tree.next(values).isEmpty()) {
        begun.remove(tree);
        Optional.ofNullable(wanted.get(values)).ifPresent(met::add);
      }
    }
  }

  @Override
  public Set<MonitoredGoal> met() {
    return Set.copyOf(met);
  }
}
