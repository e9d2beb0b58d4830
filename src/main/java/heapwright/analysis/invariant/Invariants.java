package heapwright.analysis.invariant;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.analysis.EdgeId;
import heapwright.analysis.invariant.fixpoint.ProgramFacts;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/**
 * The edges of a function that no call takes: with any arguments, any heap, any values of the
 * file's variables and any answers of functions that are only declared. Proved over the whole
 * function, without a bound on loops; what is not proved is not said to be possible.
 */
public final class Invariants {
  private final ControlFlowGraph flow;
  private final Map<EdgeId, InfeasibleEdge> infeasible;

  private Invariants(ControlFlowGraph flow, Map<EdgeId, InfeasibleEdge> infeasible) {
    this.flow = flow;
    this.infeasible = new TreeMap<>(infeasible);
  }

  /** Looks for proofs in a function of a program; with the library's models linked in, for more. */
  public static Invariants of(Program program, Function function) {
    return of(ProgramFacts.of(program), function);
  }

  /** The same for one of several functions of a program, of which the facts were found before. */
  public static Invariants of(ProgramFacts facts, Function function) {
    Set<EdgeId> all = new HashSet<>();
    ControlFlowGraph.of(function).edges().forEach(edge -> all.add(edge.id()));
    return of(facts, function, all);
  }

  /**
   * The same where only some of the edges matter; of others less may be known. Interrupting the
   * thread ends it with what is proved by then.
   */
  public static Invariants of(ProgramFacts facts, Function function, Set<EdgeId> wanted) {
    return new Invariants(
        ControlFlowGraph.of(function),
        new ProofRefinement(facts, function, Thread.currentThread()::isInterrupted).find(wanted));
  }

  /**
   * Looks again at what could not be proved, more closely and for longer.
   *
   * @param stop says when it is time to give up
   */
  public static Invariants closely(
      ProgramFacts facts, Function function, Set<EdgeId> wanted, BooleanSupplier stop) {
    return new Invariants(
        ControlFlowGraph.of(function), new ProofRefinement(facts, function, stop).closely(wanted));
  }

  /** The graph whose edges are meant. */
  public ControlFlowGraph flow() {
    return flow;
  }

  /** In the order of the graph's edges. */
  public Collection<InfeasibleEdge> infeasible() {
    return infeasible.values();
  }

  public Optional<InfeasibleEdge> infeasible(Edge edge) {
    return Optional.ofNullable(infeasible.get(edge.id()));
  }
}
