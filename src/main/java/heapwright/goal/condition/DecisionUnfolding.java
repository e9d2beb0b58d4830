package heapwright.goal.condition;

import heapwright.goal.Goal;
import heapwright.goal.InstrumentedGoals;
import heapwright.goal.MonitoredGoal.Evaluation;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.ConditionTree;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.StatementNumber;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Unfolds the graph of each decision into a tree, so that every way of evaluating it ends in an
 * edge of its own: blocks that several ways come through are copied. Nothing is added to what the
 * function computes, so invariants and constraint systems see each way by itself. A decision of
 * {@code &&} alone or {@code ||} alone is a tree already.
 */
public final class DecisionUnfolding {
  /** A block, and how the decisions that are being evaluated have gone so far. */
  private record Node(BlockId block, Map<ConditionTree, Map<DecisionId, Boolean>> begun) {}

  /** An edge of the unfolded function. */
  private record Exit(Node from, int outcome) {}

  private final Function function;
  private final Map<DecisionId, ConditionTree> trees = new HashMap<>();
  private final Map<Node, BlockId> places = new LinkedHashMap<>();
  private final Map<Node, DecisionId> decisions = new HashMap<>();
  private final Set<BlockId> used = new HashSet<>();
  private final Deque<Node> open = new ArrayDeque<>();
  private final Map<Node, List<Node>> successors = new LinkedHashMap<>();
  private final Map<Map<DecisionId, Boolean>, List<Exit>> exits = new HashMap<>();
  private int blocks;
  private int copies;

  private DecisionUnfolding(Function function, List<? extends Goal> parts) {
    this.function = function;
    blocks = function.blocks().size();
    for (Goal part : parts) {
      if (part instanceof Evaluation evaluation) {
        evaluation.decision().conditions().forEach(c -> trees.put(c, evaluation.decision()));
      }
    }
  }

  /**
   * @param parts evaluations and outcomes of the function
   */
  public static InstrumentedGoals of(Function function, List<? extends Goal> parts) {
    DecisionUnfolding unfolding = new DecisionUnfolding(function, parts);
    unfolding.explore();
    Map<Goal, List<Goal.Branch>> outcomes = new LinkedHashMap<>();
    parts.forEach(part -> outcomes.put(part, unfolding.outcomes(part)));
    return new InstrumentedGoals(unfolding.unfolded(), outcomes);
  }

  private void explore() {
    place(new Node(BlockId.ENTRY, Map.of()));
    while (!open.isEmpty()) {
      Node node = open.remove();
      Terminator end = function.block(node.block()).terminator();
      List<Node> next = new ArrayList<>();
      for (int outcome = 0; outcome < end.successors().size(); outcome++) {
        Node successor = new Node(end.successors().get(outcome), after(node, end, outcome));
        place(successor);
        next.add(successor);
      }
      successors.put(node, next);
    }
  }

  /** The first visitor of a block keeps it; others get copies. */
  private void place(Node node) {
    if (places.containsKey(node)) {
      return;
    }
    boolean isFirst = used.add(node.block());
    places.put(node, isFirst ? node.block() : new BlockId(blocks++));
    function
        .block(node.block())
        .terminator()
        .decided()
        .ifPresent(decision -> decisions.put(node, isFirst ? decision : copy()));
    open.add(node);
  }

  /** Decisions of our own come after all of the source's. */
  private DecisionId copy() {
    return new DecisionId(new StatementNumber(function.statements().size() + 1), ++copies);
  }

  private Map<ConditionTree, Map<DecisionId, Boolean>> after(
      Node node, Terminator end, int outcome) {
    DecisionId decision = end.decided().orElse(null);
    ConditionTree tree = trees.get(decision);
    if (tree == null) {
      return node.begun();
    }
    boolean begins = tree.next(Map.of()).filter(decision::equals).isPresent();
    Map<DecisionId, Boolean> before = begins ? Map.of() : node.begun().get(tree);
    Map<ConditionTree, Map<DecisionId, Boolean>> begun = new HashMap<>(node.begun());
    begun.remove(tree);
    if (before != null) {
      Map<DecisionId, Boolean> values = new HashMap<>(before);
      values.put(decision, outcome == 0);
      if (tree.next(values).isPresent()) {
        begun.put(tree, Map.copyOf(values));
      } else {
        exits
            .computeIfAbsent(Map.copyOf(values), v -> new ArrayList<>())
            .add(new Exit(node, outcome));
      }
    }
    return Map.copyOf(begun);
  }

  private Function unfolded() {
    if (blocks == function.blocks().size()) {
      return function;
    }
    BasicBlock[] all = new BasicBlock[blocks];
    function.blocks().forEach(block -> all[block.id().index()] = block);
    places.forEach((node, id) -> all[id.index()] = block(node, id));
    return function.withBlocks(List.of(all));
  }

  private BasicBlock block(Node node, BlockId id) {
    BasicBlock block = function.block(node.block());
    List<BlockId> targets = successors.get(node).stream().map(places::get).toList();
    return new BasicBlock(id, block.statements(), redirected(node, block.terminator(), targets));
  }

  private Terminator redirected(Node node, Terminator end, List<BlockId> targets) {
    if (end instanceof Terminator.Jump jump) {
      return new Terminator.Jump(targets.get(0), jump.span());
    }
    if (end instanceof Terminator.Branch t) {
      return new Terminator.Branch(
          decisions.get(node), t.condition(), targets.get(0), targets.get(1), t.text(), t.span());
    }
    if (end instanceof Terminator.Switch t) {
      List<Terminator.Switch.Case> cases = new ArrayList<>();
      for (int i = 0; i < t.cases().size(); i++) {
        Terminator.Switch.Case old = t.cases().get(i);
        cases.add(new Terminator.Switch.Case(old.low(), old.high(), targets.get(i), old.span()));
      }
      BlockId otherwise = targets.get(cases.size());
      return new Terminator.Switch(
          decisions.get(node), t.subject(), cases, otherwise, t.text(), t.span());
    }
    return end;
  }

  private List<Goal.Branch> outcomes(Goal part) {
    if (part instanceof Evaluation evaluation) {
      return exits.getOrDefault(evaluation.values(), List.of()).stream()
          .map(exit -> outcome(part, exit.from(), List.of(exit.outcome())))
          .toList();
    }
    Goal.Branch branch = (Goal.Branch) part;
    return places.keySet().stream()
        .filter(node -> decides(node, branch.decision()))
        .map(node -> outcome(part, node, branch.outcomes()))
        .toList();
  }

  private boolean decides(Node node, DecisionId decision) {
    return function.block(node.block()).terminator().decided().filter(decision::equals).isPresent();
  }

  private Goal.Branch outcome(Goal part, Node from, List<Integer> outcomes) {
    return new Goal.Branch(
        function.symbol(),
        decisions.get(from),
        outcomes,
        places.get(from),
        places.get(successors.get(from).get(outcomes.get(0))),
        part.toString(),
        part.line());
  }
}
