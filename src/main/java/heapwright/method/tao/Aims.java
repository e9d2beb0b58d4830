package heapwright.method.tao;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.analysis.UnconstrainedEdges;
import heapwright.goal.Goal;
import heapwright.ir.BasicBlock;
import heapwright.ir.Function;
import heapwright.ir.Statement;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What to aim at so that goals are met. */
final class Aims implements Goal.Cases<List<Edge>> {
  private final Function function;
  private final List<Goal> goals;
  private final ControlFlowGraph graph;
  private final UnconstrainedEdges unconstrained;

  Aims(Function function, List<Goal> goals) {
    this.function = function;
    this.goals = goals;
    graph = ControlFlowGraph.of(function);
    unconstrained = UnconstrainedEdges.of(graph);
  }

  /** The unconstrained edges, each with the goals that it implies. */
  List<Aim> unconstrained() {
    return unconstrained.chains().stream()
        .flatMap(chain -> chain.representative().stream())
        .map(this::aim)
        .toList();
  }

  /** All edges that can be reached. */
  List<Aim> edges() {
    return graph.edges().stream().filter(graph::isReachable).map(this::aim).toList();
  }

  private Aim aim(Edge edge) {
    List<Goal> implied =
        goals.stream()
            .filter(goal -> goal.match(this).stream().anyMatch(e -> unconstrained.implies(edge, e)))
            .toList();
    return Aim.at(function.symbol(), List.of(edge), implied, List.of());
  }

  /** The goals themselves. */
  List<Aim> direct() {
    List<Aim> aims = new ArrayList<>();
    for (Goal goal : goals) {
      List<Edge> edges = goal.match(this);
      aims.add(Aim.at(function.symbol(), edges, List.of(goal), List.of(goal)));
    }
    return aims;
  }

  @Override
  public List<Edge> branch(Goal.Branch goal) {
    List<Edge> out = graph.out(goal.from());
    return goal.outcomes().stream().map(out::get).toList();
  }

  /** Whatever leads to a block that has the statement; none if that is the first block. */
  @Override
  public List<Edge> statement(Goal.Statement goal) {
    Set<Edge> edges = new LinkedHashSet<>();
    for (BasicBlock block : function.blocks()) {
      if (block.statements().stream().anyMatch(s -> isStep(s, goal))) {
        if (block.equals(function.entry())) {
          return List.of();
        }
        edges.addAll(graph.in(block.id()));
      }
    }
    return List.copyOf(edges);
  }

  private static boolean isStep(Statement statement, Goal.Statement goal) {
    return statement instanceof Statement.Step step && step.number().equals(goal.number());
  }

  /** Only the end of a run tells which path it was; no edge is worth more than another. */
  @Override
  public List<Edge> path(Goal.Path goal) {
    return List.of();
  }
}
