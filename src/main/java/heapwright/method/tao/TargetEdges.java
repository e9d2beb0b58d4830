package heapwright.method.tao;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.analysis.UnconstrainedEdges;
import heapwright.goal.Goal;
import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.method.proof.GoalEdges;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What to aim at so that goals are met. */
final class TargetEdges {
  private final Function function;
  private final String prefix;
  private final List<Goal> goals;
  private final GoalEdges met;
  private final ControlFlowGraph graph;
  private final UnconstrainedEdges unconstrained;

  /**
   * @param function the one under test, or a callee of it
   * @param goals of that function
   * @param prefix of the names of its edges: {@code parse/}, or nothing
   */
  TargetEdges(Program program, Function function, List<Goal> goals, String prefix) {
    this.prefix = prefix;
    met = new GoalEdges(program);
    this.function = function;
    this.goals = goals;
    graph = ControlFlowGraph.of(function);
    unconstrained = UnconstrainedEdges.of(graph);
  }

  /** The unconstrained edges, each with the goals that it implies. */
  List<TargetEdge> unconstrained() {
    return unconstrained.chains().stream()
        .flatMap(chain -> chain.representative().stream())
        .map(this::target)
        .toList();
  }

  /** All edges that can be reached, as the publication counts them: also those within blocks. */
  List<TargetEdge> edges() {
    return Stream.concat(
            graph.edges().stream().filter(graph::isReachable).map(this::target),
            function.blocks().stream().flatMap(this::within))
        .toList();
  }

  private Stream<TargetEdge> within(BasicBlock block) {
    return IntStream.range(0, block.statements().size())
        .filter(i -> block.statements().get(i) instanceof Statement.Step)
        .skip(1)
        .filter(i -> graph.isReachable(block.id()))
        .mapToObj(i -> new TargetEdge.Onward(block.id(), i))
        .map(
            step ->
                new TargetEdge(
                    function.symbol(), prefix + step, Set.of(step), List.of(), List.of()));
  }

  private TargetEdge target(Edge edge) {
    List<Goal> implied =
        goals.stream()
            .filter(goal -> met.of(goal).stream().anyMatch(e -> unconstrained.implies(edge, e)))
            .toList();
    return at(List.of(edge), implied, List.of());
  }

  private TargetEdge at(List<Edge> edges, List<Goal> implied, List<Goal> own) {
    TargetEdge target = TargetEdge.at(function.symbol(), edges, implied, own);
    return new TargetEdge(target.function(), prefix + target.name(), target.steps(), implied, own);
  }

  /** Whatever the function does. */
  TargetEdge anyCall() {
    return new TargetEdge(function.symbol(), "any call", Set.of(), List.of(), List.of());
  }

  /** The goals themselves. */
  List<TargetEdge> direct() {
    List<TargetEdge> targets = new ArrayList<>();
    for (Goal goal : goals) {
      List<Edge> edges = met.of(goal);
      targets.add(at(edges, List.of(goal), List.of(goal)));
    }
    return targets;
  }
}
