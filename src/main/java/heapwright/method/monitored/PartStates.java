package heapwright.method.monitored;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Goal;
import heapwright.goal.InstrumentedGoals;
import heapwright.goal.MonitoredGoal.EvaluationPair;
import heapwright.goal.MonitoredGoal.Independence;
import heapwright.goal.Verdict;
import heapwright.goal.Visits;
import heapwright.method.run.ExecutedInput;
import heapwright.method.run.FoundInputs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What is known of the parts of goals from the outcomes that stand for them. */
final class PartStates {
  private static final String NO_EDGE = "no path through the function leads there";

  private final InstrumentedGoals goals;
  private final CoverageLedger searched;

  PartStates(InstrumentedGoals goals, CoverageLedger searched) {
    this.goals = goals;
    this.searched = searched;
  }

  /** Whether nothing is left to be searched for a goal. */
  boolean isSettled(Goal goal) {
    if (goal instanceof Independence pairwise) {
      return pairwise.pairs().stream().anyMatch(p -> p.both().stream().allMatch(this::isMet))
          || pairwise.pairs().stream().allMatch(p -> p.both().stream().anyMatch(this::isProved));
    }
    return isMet(goal) || isProved(goal);
  }

  private boolean isMet(Goal part) {
    return outcomes(part).stream()
        .anyMatch(o -> !searched.isOpen(o) && searched.proof(o).isEmpty());
  }

  private boolean isProved(Goal part) {
    return outcomes(part).stream().allMatch(outcome -> searched.proof(outcome).isPresent());
  }

  private List<Goal.Branch> outcomes(Goal part) {
    return goals.outcomes().getOrDefault(part, List.of());
  }

  /**
   * Settles goals by what runs of the function as it stands were seen to meet, and by proofs.
   *
   * @param judged the inputs that were found, with these runs
   */
  void enterInto(CoverageLedger ledger, FoundInputs judged) {
    for (Goal goal : ledger.open()) {
      Optional<Verdict.Infeasible> proof =
          goal instanceof Independence pairwise ? proof(pairwise) : proof(goal);
      proof.ifPresent(proved -> ledger.prove(goal, proved));
    }
    // After the proofs: a run that contradicts one is to be seen.
    judged.tests().stream().map(ExecutedInput::visits).reduce(Visits::and).ifPresent(ledger::met);
    ledger.open().forEach(goal -> ledger.leave(goal, cause(goal)));
  }

  private Optional<Verdict.Infeasible> proof(Goal part) {
    if (!isProved(part)) {
      return Optional.empty();
    }
    List<Verdict.Infeasible> proofs =
        outcomes(part).stream().map(o -> searched.proof(o).orElseThrow()).distinct().toList();
    return Optional.of(
        proofs.isEmpty()
            ? new Verdict.Infeasible(Verdict.Proof.ALL_PATHS_EXHAUSTED, NO_EDGE, List.of())
            : together(
                proofs, proofs.stream().map(Verdict.Infeasible::reason).distinct().toList()));
  }

  private static Verdict.Infeasible together(
      List<Verdict.Infeasible> proofs, List<String> reasons) {
    Set<String> assumptions = new LinkedHashSet<>();
    proofs.forEach(proof -> assumptions.addAll(proof.assumptions()));
    return new Verdict.Infeasible(
        proofs.get(0).proof(), String.join("; ", reasons), List.copyOf(assumptions));
  }

  /** Every pair needs an evaluation that cannot be. */
  private Optional<Verdict.Infeasible> proof(Independence goal) {
    Map<Goal, Verdict.Infeasible> needed = new LinkedHashMap<>();
    for (EvaluationPair pair : goal.pairs()) {
      if (pair.both().stream().noneMatch(needed::containsKey)) {
        Optional<? extends Goal> impossible =
            pair.both().stream().filter(this::isProved).findFirst();
        if (impossible.isEmpty()) {
          return Optional.empty();
        }
        needed.put(impossible.get(), proof(impossible.get()).orElseThrow());
      }
    }
    if (!goal.isComplete()) {
      return Optional.empty();
    }
    if (needed.isEmpty()) {
      String reason = "the outcome of the decision does not depend on it, by constants beside it";
      return Optional.of(new Verdict.Infeasible(Verdict.Proof.UNSATISFIABLE, reason, List.of()));
    }
    List<String> reasons = new ArrayList<>();
    needed.forEach(
        (evaluation, proof) -> reasons.add("never " + evaluation + ": " + proof.reason()));
    return Optional.of(together(List.copyOf(needed.values()), reasons));
  }

  private String cause(Goal goal) {
    if (!(goal instanceof Independence pairwise)) {
      return isMet(goal)
          ? "the input that was found does not do it in the function as it stands"
          : partCause(goal);
    }
    if (!pairwise.isComplete()) {
      return "its decision can be evaluated in too many ways";
    }
    Map<String, List<String>> causes = new HashMap<>();
    List<String> order = new ArrayList<>();
    for (Goal part : pairwise.evaluations()) {
      if (!isMet(part) && !isProved(part)) {
        String cause = partCause(part);
        if (!causes.containsKey(cause)) {
          order.add(cause);
        }
        causes.computeIfAbsent(cause, c -> new ArrayList<>()).add(part.toString());
      }
    }
    return order.stream()
        .map(cause -> String.join(", ", causes.get(cause)) + ": " + cause)
        .collect(Collectors.joining("; "));
  }

  private String partCause(Goal part) {
    return outcomes(part).stream()
        .filter(searched::isOpen)
        .map(searched::cause)
        .distinct()
        .collect(Collectors.joining("; "));
  }
}
