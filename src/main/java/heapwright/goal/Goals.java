package heapwright.goal;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.analysis.Outcome;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceLine;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.SourceStatement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The goals that follow from a function's text, in the order of the source. */
public final class Goals {
  private final Function function;

  private Goals(Function function) {
    this.function = function;
  }

  public static List<Goal> of(Function function, Criterion criterion) {
    if (criterion instanceof Criterion.Branches) {
      return new Goals(function).branches();
    }
    // Only a search finds out which paths there are.
    return criterion instanceof Criterion.Statements ? new Goals(function).statements() : List.of();
  }

  private List<Goal> branches() {
    ControlFlowGraph graph = ControlFlowGraph.of(function);
    List<Goal.Branch> goals = new ArrayList<>();
    for (BasicBlock block : function.blocks()) {
      Terminator end = block.terminator();
      if (end.conditionSpan().isPresent() && graph.isReachable(block.id())) {
        goals.addAll(alternatives(block, graph.out(block.id()), line(end.span())));
      }
    }
    goals.sort(Comparator.comparing(Goal.Branch::decision));
    return List.copyOf(goals);
  }

  /**
   * Every outcome of every decision by itself, also of labels that share their code, and of
   * decisions that no source has.
   */
  public static List<Goal.Branch> outcomes(Function function) {
    Goals goals = new Goals(function);
    ControlFlowGraph graph = ControlFlowGraph.of(function);
    List<Goal.Branch> all = new ArrayList<>();
    for (BasicBlock block : function.blocks()) {
      List<Edge> out = graph.out(block.id());
      for (int i = 0; i < out.size(); i++) {
        if (out.get(i).outcome().decision().isPresent()) {
          all.add(goals.goal(out, List.of(i), line(block.terminator().span())));
        }
      }
    }
    all.sort(Comparator.comparing(Goal.Branch::decision));
    return List.copyOf(all);
  }

  private List<Goal.Branch> alternatives(BasicBlock block, List<Edge> out, SourceLine line) {
    if (block.terminator() instanceof Terminator.Branch) {
      return List.of(goal(out, List.of(0), line), goal(out, List.of(1), line));
    }
    Map<BlockId, List<Integer>> byTarget = new LinkedHashMap<>();
    for (int i = 0; i < out.size(); i++) {
      byTarget.computeIfAbsent(out.get(i).to(), to -> new ArrayList<>()).add(i);
    }
    return byTarget.values().stream().map(outcomes -> goal(out, outcomes, line)).toList();
  }

  private Goal.Branch goal(List<Edge> out, List<Integer> outcomes, SourceLine line) {
    Edge first = out.get(outcomes.get(0));
    DecisionId decision = first.outcome().decision().orElseThrow();
    String names =
        outcomes.stream()
            .map(o -> name(decision, out.get(o).outcome()))
            .collect(Collectors.joining(", "));
    return new Goal.Branch(
        function.symbol(),
        decision,
        outcomes,
        first.from(),
        first.to(),
        decision + ":" + names,
        line);
  }

  private static String name(DecisionId decision, Outcome outcome) {
    return outcome.toString().substring(decision.toString().length() + 1);
  }

  private List<Goal> statements() {
    return function.statements().stream().map(this::goal).toList();
  }

  private Goal goal(SourceStatement statement) {
    return new Goal.Statement(function.symbol(), statement.number(), line(statement.span()));
  }

  private static SourceLine line(SourceSpan span) {
    return new SourceLine(span.file(), span.line());
  }
}
