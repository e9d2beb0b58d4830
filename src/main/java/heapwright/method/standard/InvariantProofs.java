package heapwright.method.standard;

import heapwright.analysis.Edge;
import heapwright.analysis.invariant.Infeasible;
import heapwright.analysis.invariant.Invariants;
import heapwright.analysis.invariant.ProgramFacts;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Goal;
import heapwright.goal.Verdict;
import heapwright.ir.Program;
import heapwright.ir.SymbolId;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Goals that contradict what holds in every execution of their function. What is known of a
 * function is kept; several threads may ask.
 */
final class InvariantProofs {
  private final Program program;
  private final ProgramFacts facts;
  private final Map<SymbolId, Invariants> invariants = new ConcurrentHashMap<>();

  InvariantProofs(Program program) {
    this.program = program;
    this.facts = ProgramFacts.of(program);
  }

  void enterInto(CoverageLedger ledger) {
    for (Goal goal : ledger.open()) {
      if (goal instanceof Goal.Branch branch) {
        proof(branch).ifPresent(proof -> ledger.prove(goal, proof));
      }
    }
  }

  private Optional<Verdict.Infeasible> proof(Goal.Branch goal) {
    Invariants known = invariants.computeIfAbsent(goal.function(), this::analysed);
    List<Edge> out = known.flow().out(goal.from());
    List<String> reasons = new ArrayList<>();
    Set<String> assumptions = new LinkedHashSet<>();
    for (int outcome : goal.outcomes()) {
      Optional<Infeasible> infeasible = known.infeasible(out.get(outcome));
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

  private Invariants analysed(SymbolId function) {
    return Invariants.of(facts, program.functions().get(function));
  }
}
