package heapwright.agreement;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.analysis.invariant.Invariants;
import heapwright.analysis.invariant.fixpoint.ProgramFacts;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.DecisionId;
import heapwright.machine.code.processor.Observer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Notes the outcomes that a run takes, and finds proofs that they contradict. */
public final class TakenOutcomes implements Observer {
  private record Place(SymbolId function, DecisionId decision, int outcome) {}

  private final Set<Place> taken = new HashSet<>();

  @Override
  public void decided(Function function, DecisionId decision, int outcome) {
    taken.add(new Place(function.symbol(), decision, outcome));
  }

  public void addAll(TakenOutcomes others) {
    taken.addAll(others.taken);
  }

  /** The outcomes of a program's functions that were taken and are said to be infeasible. */
  public List<String> contradicted(Program program, Predicate<Function> which) {
    ProgramFacts facts = ProgramFacts.of(program);
    return contradicted(program, which, function -> Invariants.of(facts, function));
  }

  /** The same for whatever finds invariants. */
  public List<String> contradicted(
      Program program,
      Predicate<Function> which,
      java.util.function.Function<Function, Invariants> look) {
    List<String> wrong = new ArrayList<>();
    Set<SymbolId> reached = new HashSet<>();
    taken.forEach(place -> reached.add(place.function()));
    for (Function function : program.functions().values()) {
      if (reached.contains(function.symbol()) && which.test(function)) {
        wrong.addAll(contradicted(look.apply(function), function));
      }
    }
    return wrong;
  }

  /** Whether an outcome of a decision was taken. */
  public boolean met(ControlFlowGraph flow, Edge edge) {
    int outcome = flow.out(edge.from()).indexOf(edge);
    SymbolId function = flow.function().symbol();
    return taken.contains(new Place(function, edge.outcome().decision().orElseThrow(), outcome));
  }

  private List<String> contradicted(Invariants invariants, Function function) {
    List<String> wrong = new ArrayList<>();
    for (Edge edge : invariants.flow().edges()) {
      boolean seen = edge.outcome().decision().isPresent() && met(invariants.flow(), edge);
      if (seen && invariants.infeasible(edge).isPresent()) {
        String reason = invariants.infeasible(edge).get().reason();
        wrong.add(function.name() + " " + edge.outcome() + ": " + reason);
      }
    }
    return wrong;
  }
}
