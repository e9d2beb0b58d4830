package heapwright.method.standard;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.goal.Goal;
import heapwright.ir.BasicBlock;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.ir.Statement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** At which crossings goals are met, as far as one can tell from the crossing alone. */
final class Aims implements Goal.Cases<List<Crossing>> {
  private final Program program;
  private final Map<Function, ControlFlowGraph> graphs = new HashMap<>();
  private final Map<Goal, List<Crossing>> crossings = new LinkedHashMap<>();
  private final Map<Crossing, List<Goal>> goals = new LinkedHashMap<>();

  Aims(Program program, Collection<Goal> goals) {
    this.program = program;
    for (Goal goal : goals) {
      crossings.put(goal, goal.match(this));
      for (Crossing crossing : crossings.get(goal)) {
        this.goals.computeIfAbsent(crossing, c -> new ArrayList<>()).add(goal);
      }
    }
  }

  /** The goals that are aimed at. */
  Set<Goal> goals() {
    return crossings.keySet();
  }

  /** Where a goal may be met. */
  List<Crossing> crossings(Goal goal) {
    return crossings.get(goal);
  }

  List<Goal> at(Crossing crossing) {
    return goals.getOrDefault(crossing, List.of());
  }

  Set<Crossing> crossings() {
    return goals.keySet();
  }

  @Override
  public List<Crossing> branch(Goal.Branch goal) {
    return List.of(new Crossing(goal.function(), goal.from(), goal.to()));
  }

  /** Whoever enters the statement's block. In the first one, a statement is met by every call. */
  @Override
  public List<Crossing> statement(Goal.Statement goal) {
    Function function = program.functions().get(goal.function());
    ControlFlowGraph graph = graphs.computeIfAbsent(function, ControlFlowGraph::of);
    List<Crossing> crossings = new ArrayList<>();
    for (BasicBlock block : function.blocks()) {
      if (block.statements().stream().anyMatch(s -> isStep(s, goal))) {
        for (Edge edge : graph.in(block.id())) {
          crossings.add(new Crossing(goal.function(), edge.from(), edge.to()));
        }
      }
    }
    return crossings;
  }

  private static boolean isStep(Statement statement, Goal.Statement goal) {
    return statement instanceof Statement.Step step && step.number().equals(goal.number());
  }

  /** Only the end of a way tells which path it was. */
  @Override
  public List<Crossing> path(Goal.Path goal) {
    return List.of();
  }
}
