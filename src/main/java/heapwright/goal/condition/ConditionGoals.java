package heapwright.goal.condition;

import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.goal.MonitoredGoal;
import heapwright.goal.MonitoredGoal.Evaluation;
import heapwright.goal.MonitoredGoal.EvaluationPair;
import heapwright.goal.MonitoredGoal.Independence;
import heapwright.ir.code.Function;
import heapwright.ir.source.ConditionTree;
import heapwright.ir.source.DecisionId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The goals of MC/DC: for each condition of a decision with several, that it alone can change the
 * outcome; for other decisions, their outcomes.
 *
 * <p>Two evaluations show it if they differ in the condition and in the outcome, and each other
 * condition has the same value in both or is not evaluated in one of them: what is not evaluated is
 * masked. So count DO-178C's masking form (CAST-6) and clang's {@code -fcoverage-mcdc}.
 */
public final class ConditionGoals {
  /** The most evaluations of one decision that are listed. */
  private static final int MOST = 512;

  private ConditionGoals() {}

  public static List<Goal> of(Function function) {
    Map<DecisionId, ConditionTree> trees = new HashMap<>();
    for (ConditionTree tree : function.decisions()) {
      tree.conditions().forEach(condition -> trees.put(condition, tree));
    }
    Map<ConditionTree, Optional<List<Evaluation>>> evaluations = new HashMap<>();
    Map<DecisionId, Goal> goals = new LinkedHashMap<>();
    List<Goal> all = new ArrayList<>();
    for (Goal goal : Goals.of(function, new Criterion.Branches())) {
      DecisionId decision = ((Goal.Branch) goal).decision();
      ConditionTree tree = trees.get(decision);
      if (tree == null) {
        all.add(goal);
      } else if (!goals.containsKey(decision)) {
        Optional<List<Evaluation>> listed =
            evaluations.computeIfAbsent(
                tree, t -> MonitoredGoal.evaluations(function.symbol(), t, MOST, goal.line()));
        goals.put(
            decision,
            new Independence(
                function.symbol(),
                decision,
                listed.map(known -> pairs(decision, known)).orElse(List.of()),
                listed.isPresent(),
                goal.line()));
        all.add(goals.get(decision));
      }
    }
    return List.copyOf(all);
  }

  private static List<EvaluationPair> pairs(DecisionId condition, List<Evaluation> evaluations) {
    Map<Optional<Boolean>, List<Evaluation>> byValue =
        evaluations.stream().collect(Collectors.groupingBy(one -> one.value(condition)));
    List<EvaluationPair> pairs = new ArrayList<>();
    for (Evaluation failing : byValue.getOrDefault(Optional.of(false), List.of())) {
      for (Evaluation holding : byValue.getOrDefault(Optional.of(true), List.of())) {
        if (failing.outcome() != holding.outcome() && agree(condition, failing, holding)) {
          pairs.add(new EvaluationPair(failing, holding));
        }
      }
    }
    return pairs;
  }

  /** Whether no other condition has different values. */
  private static boolean agree(DecisionId condition, Evaluation one, Evaluation other) {
    return one.values().entrySet().stream()
        .filter(value -> !value.getKey().equals(condition))
        .allMatch(value -> other.value(value.getKey()).map(value.getValue()::equals).orElse(true));
  }
}
