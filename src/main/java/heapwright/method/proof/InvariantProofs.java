package heapwright.method.proof;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.analysis.Edge.EdgeId;
import heapwright.analysis.invariant.Invariants;
import heapwright.analysis.invariant.Invariants.InfeasibleEdge;
import heapwright.analysis.invariant.fixpoint.ProgramFacts;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Goal;
import heapwright.goal.Verdict;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.method.budget.Budget;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;

/**
 * Goals that contradict what holds in every execution of their function. What is known of a
 * function is kept; several threads may ask.
 */
public final class InvariantProofs {
  private final Program program;
  private final ProgramFacts facts;
  private final Map<SymbolId, Known> known = new ConcurrentHashMap<>();

  /** What was found out when these edges were asked for. */
  private record Known(Set<EdgeId> asked, Invariants invariants) {}

  public InvariantProofs(Program program) {
    this.program = program;
    this.facts = ProgramFacts.of(program);
  }

  public void enterInto(CoverageLedger ledger) {
    prove(ledger, this::invariants);
  }

  /** The same by a closer look that may take long. */
  public void enterInto(CoverageLedger ledger, Budget budget) {
    prove(
        ledger,
        (symbol, wanted) ->
            Invariants.precisely(facts, program.functions().get(symbol), wanted, budget::isUsedUp));
  }

  private void prove(
      CoverageLedger ledger, BiFunction<SymbolId, Set<EdgeId>, Invariants> invariants) {
    Map<SymbolId, List<Goal.Branch>> open = new LinkedHashMap<>();
    for (Goal goal : ledger.open()) {
      if (goal instanceof Goal.Branch branch) {
        open.computeIfAbsent(branch.function(), f -> new ArrayList<>()).add(branch);
      }
    }
    open.forEach(
        (function, goals) -> {
          Invariants found = invariants.apply(function, edges(function, goals));
          goals.forEach(goal -> proof(goal, found).ifPresent(proof -> ledger.prove(goal, proof)));
        });
  }

  private Set<EdgeId> edges(SymbolId function, List<Goal.Branch> goals) {
    Set<EdgeId> wanted = new HashSet<>();
    ControlFlowGraph flow = ControlFlowGraph.of(program.functions().get(function));
    for (Goal.Branch goal : goals) {
      List<Edge> out = flow.out(goal.from());
      goal.outcomes().forEach(outcome -> wanted.add(out.get(outcome).id()));
    }
    return wanted;
  }

  /** What is known with these edges in mind; what was found before serves if they were, too. */
  private Invariants invariants(SymbolId symbol, Set<EdgeId> wanted) {
    Function function = program.functions().get(symbol);
    return known
        .compute(
            symbol,
            (s, old) ->
                old != null && old.asked().containsAll(wanted)
                    ? old
                    : new Known(wanted, Invariants.of(facts, function, wanted)))
        .invariants();
  }

  private static Optional<Verdict.Infeasible> proof(Goal.Branch goal, Invariants known) {
    List<Edge> out = known.flow().out(goal.from());
    List<String> reasons = new ArrayList<>();
    Set<String> assumptions = new LinkedHashSet<>();
    for (int outcome : goal.outcomes()) {
      Optional<InfeasibleEdge> infeasible = known.infeasible(out.get(outcome));
      if (infeasible.isEmpty()) {
        return Optional.empty();
      }
      reasons.add(infeasible.get().reason());
      assumptions.addAll(infeasible.get().assumptions());
    }
    return Optional.of(
        new Verdict.Infeasible(
            Verdict.Proof.INVARIANT,
            String.join("; ", new LinkedHashSet<>(reasons)),
            List.copyOf(assumptions)));
  }
}
