package heapwright.method.tao;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.analysis.graph.BreadthFirstSearch;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.StatementNumber;
import heapwright.method.path.OpenCalls;
import heapwright.solve.question.Answer;
import heapwright.solve.question.Solver;
import heapwright.symbolic.SymbolicMachine;
import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.model.TermEvaluation;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What the trees of a function grow on: the machine that takes the steps, under some alias
 * hypotheses, and the solver that says which of them can be taken.
 */
final class TreeMachine {
  private final Function function;
  private final OpenCalls calls;
  private final Map<SymbolId, Set<SymbolId>> reachable = new HashMap<>();
  private final boolean recursive;
  private final SymbolicMachine machine;
  private final Solver solver;
  private final boolean pruning;
  private final Solver.Mark nothing;
  private final ControlFlowGraph graph;
  private final FixedLoops unfolding = new FixedLoops();
  private final Map<TargetEdge, Set<BlockId>> before = new HashMap<>();

  /**
   * @param solver with nothing assumed
   * @param calls from the function to the edges of others
   * @param recursive whether the function may call itself
   * @param pruning whether a path whose condition is unsatisfiable is dropped at once
   */
  TreeMachine(
      Function function,
      OpenCalls calls,
      boolean recursive,
      SymbolicMachine machine,
      Solver solver,
      boolean pruning) {
    this.function = function;
    this.calls = calls;
    this.recursive = recursive;
    this.machine = machine;
    this.solver = solver;
    this.pruning = pruning;
    nothing = solver.mark();
    graph = ControlFlowGraph.of(function);
  }

  PathState start() {
    return machine.start(function);
  }

  FixedLoops unfolding() {
    return unfolding;
  }

  Solver.Mark nothing() {
    return nothing;
  }

  StepResult step(Node node) {
    return machine.step(node.state());
  }

  /** The number of the statement that is next, if it is one of the user's. */
  Optional<StatementNumber> statement(PathState state) {
    return state.frame().statement().orElse(null) instanceof Statement.Step step
            && !state.frame().function().span().isOurs()
        ? Optional.of(step.number())
        : Optional.empty();
  }

  /** Whether the function, from where a path stands, can come to the edge. */
  boolean leadsOn(Node node, TargetEdge target) {
    if (node.hasPassed() || recursive) {
      return true;
    }
    Frame frame = node.state().frame();
    Frame outermost = frame.outermost();
    return before.computeIfAbsent(target, this::leadingTo).contains(outermost.block())
        || isElsewhere(target) && mayReach(frame, target);
  }

  private boolean isElsewhere(TargetEdge target) {
    return !target.function().equals(function.symbol());
  }

  /** Whether one of the callees that the path stands in may come to the edge's function. */
  private boolean mayReach(Frame frame, TargetEdge target) {
    for (Frame at = frame; at.caller().isPresent(); at = at.caller().get()) {
      SymbolId callee = at.function().symbol();
      if (reachable.computeIfAbsent(callee, calls::reachableFrom).contains(target.function())) {
        return true;
      }
    }
    return false;
  }

  private Set<BlockId> leadingTo(TargetEdge target) {
    Set<BlockId> sources =
        isElsewhere(target)
            ? calls.leadingTo(target.function(), function.symbol())
            : target.sources();
    return BreadthFirstSearch.reachable(
        sources, block -> graph.in(block).stream().map(Edge::from).toList());
  }

  /** Whether a path can take an alternative, and with which input; without pruning, it can. */
  boolean isPossible(Node node, Node child, Alternative alternative) {
    if (alternative.fact().isEmpty()) {
      return true;
    }
    solver.returnTo(node.assumed());
    solver.assume(alternative.fact().get().term());
    Solver.Mark mark = solver.mark();
    child.assuming(mark, node.model());
    if (!pruning || new TermEvaluation(node.model()).holds(alternative.fact().get().term())) {
      return true;
    }
    Answer answer = solver.check();
    if (answer instanceof Answer.Satisfiable found) {
      Model model = found.model();
      child.assuming(mark, model);
    }
    return !(answer instanceof Answer.Unsatisfiable);
  }
}
