package heapwright.method.tao;

import heapwright.analysis.CallGraph;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Goal;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.method.CoverageMethod;
import heapwright.method.budget.Budget;
import heapwright.method.proof.InvariantProofs;
import heapwright.method.run.FoundInputs;
import heapwright.solve.Solvers;
import heapwright.solve.question.Solver;
import heapwright.symbolic.term.Terms;
import heapwright.testcase.scenario.Scenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Pursues the goals of a function as TAO does. */
public final class Tao implements CoverageMethod {
  final Program program;
  final TaoMode mode;
  final java.util.function.Function<Function, TaoListener> listeners;
  final CallGraph calls;
  final InvariantProofs invariants;
  private final Solvers solvers;

  /**
   * @param program linked with the library and completed with stubs
   * @param solvers for paths that are not linear, and for the dropping of subtrees
   */
  public Tao(Program program, Solvers solvers) {
    this(program, solvers, TaoMode.USUAL, TaoListener.NONE);
  }

  /** As {@link #Tao(Program, Solvers)}, in another mode. */
  public Tao(Program program, Solvers solvers, TaoMode mode, TaoListener listener) {
    this(program, solvers, mode, function -> listener);
  }

  /**
   * As {@link #Tao(Program, Solvers)}, in another mode.
   *
   * @param listeners who hears of a function; several functions may be pursued at a time
   */
  public Tao(
      Program program,
      Solvers solvers,
      TaoMode mode,
      java.util.function.Function<Function, TaoListener> listeners) {
    this.program = program;
    this.solvers = solvers;
    this.mode = mode;
    this.listeners = listeners;
    calls = CallGraph.of(program);
    invariants = new InvariantProofs(program);
  }

  /** As it was published: each unconstrained edge by itself, and nothing of ours. */
  public static Tao published(Program program, Solvers solvers, Optional<TaoTrace> trace) {
    TaoMode mode = TaoMode.published(true, TaoMode.PUBLISHED_LIMIT);
    return new Tao(program, solvers, mode, function -> listener(trace, function));
  }

  /** As {@link #Tao(Program, Solvers)}, for someone to read what happens. */
  public static Tao traced(Program program, Solvers solvers, TaoTrace trace) {
    return new Tao(program, solvers, TaoMode.USUAL, trace::listener);
  }

  private static TaoListener listener(Optional<TaoTrace> trace, Function function) {
    return trace.map(t -> t.listener(function)).orElse(TaoListener.NONE);
  }

  @Override
  public FoundInputs pursue(Function function, CoverageLedger ledger, Budget budget) {
    if (Scenario.isScenario(function) && !isCallWithPreconditions(function)) {
      return FoundInputs.NONE;
    }
    FoundInputs found = FoundInputs.NONE;
    for (List<TargetEdge> together : targets(function, ledger)) {
      found = found.and(pursued(function, together, ledger, budget));
    }
    return found;
  }

  /** Edges that stand for many goals first; what they leave open is then pursued directly. */
  private List<List<TargetEdge>> targets(Function function, CoverageLedger ledger) {
    Function subject = Scenario.subject(program, function);
    Map<SymbolId, List<Goal>> byFunction = new LinkedHashMap<>();
    byFunction.put(subject.symbol(), new ArrayList<>());
    for (Goal goal : ledger.open()) {
      byFunction.computeIfAbsent(goal.function(), f -> new ArrayList<>()).add(goal);
    }
    List<TargetEdges> targets = new ArrayList<>();
    byFunction.forEach(
        (symbol, goals) -> {
          Function owner = program.functions().get(symbol);
          String prefix = owner.equals(subject) ? "" : owner.name() + "/";
          targets.add(new TargetEdges(program, owner, goals, prefix));
        });
    Stream<TargetEdge> edges =
        targets.stream()
            .flatMap(t -> (mode.unconstrained() ? t.unconstrained() : t.edges()).stream());
    if (!mode.sharing()) {
      return edges.map(List::of).toList();
    }
    return List.of(
        ledger.goals().isEmpty()
            ? List.of(targets.get(0).anyCall())
            : Stream.concat(edges, targets.stream().flatMap(t -> t.direct().stream())).toList());
  }

  private FoundInputs pursued(
      Function function, List<TargetEdge> targets, CoverageLedger ledger, Budget budget) {
    Terms terms = new Terms();
    try (Solver solver = solvers.open(terms)) {
      return new EdgePursuits(this, function, targets, ledger, terms, solver).run(budget);
    }
  }

  /** The published method calls a function once; what it is called with may have to be asked. */
  private boolean isCallWithPreconditions(Function scenario) {
    return Scenario.startsOf(Scenario.subject(program, scenario), program).get(0).equals(scenario);
  }
}
