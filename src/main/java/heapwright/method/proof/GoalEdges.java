package heapwright.method.proof;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.goal.Goal;
import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The edges that meet a goal when they are taken, as far as an edge alone shows it. */
public final class GoalEdges {
  private final Program program;
  private final Map<SymbolId, ControlFlowGraph> graphs = new HashMap<>();
  private final Map<Goal, List<Edge>> known = new HashMap<>();

  public GoalEdges(Program program) {
    this.program = program;
  }

  public List<Edge> of(Goal goal) {
    // A path is known only at its end; what is monitored is pursued as outcomes.
    return known.computeIfAbsent(
        goal,
        g -> g.match(this::branch, this::statement, path -> List.of(), monitored -> List.of()));
  }

  private ControlFlowGraph graph(Goal goal) {
    return graphs.computeIfAbsent(
        goal.function(), symbol -> ControlFlowGraph.of(program.functions().get(symbol)));
  }

  private List<Edge> branch(Goal.Branch goal) {
    List<Edge> out = graph(goal).out(goal.from());
    return goal.outcomes().stream().map(out::get).toList();
  }

  /** The edges to a block that has the statement; none if every call executes it. */
  private List<Edge> statement(Goal.Statement goal) {
    Function function = program.functions().get(goal.function());
    Set<Edge> edges = new LinkedHashSet<>();
    for (BasicBlock block : function.blocks()) {
      if (block.statements().stream().anyMatch(s -> isStep(s, goal))) {
        if (block.equals(function.entry())) {
          return List.of();
        }
        edges.addAll(graph(goal).in(block.id()));
      }
    }
    return List.copyOf(edges);
  }

  private static boolean isStep(Statement statement, Goal.Statement goal) {
    return statement instanceof Statement.Step step && step.number().equals(goal.number());
  }
}
