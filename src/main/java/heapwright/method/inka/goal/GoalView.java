package heapwright.method.inka.goal;

import heapwright.analysis.graph.DepthFirstSearch;
import heapwright.analysis.graph.Digraph;
import heapwright.analysis.graph.Dominators;
import heapwright.analysis.graph.LoopForest;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.Terminator;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A function as seen from the end of the path: only what leads there is left, so that every
 * decision has a join, the next block that all its paths come to. This is what makes operators of
 * decisions and loops out of any graph, whatever jumps it was written with.
 */
public final class GoalView {
  private final Function function;
  private final TranslationTarget target;
  private final int end;
  private final Digraph graph;
  private final DepthFirstSearch backwards;
  private final Dominators joins;
  private final LoopForest loops;
  private final Map<Integer, Optional<Round>> rounds = new HashMap<>();
  private final Map<Integer, Optional<Cycle>> cycles = new HashMap<>();

  /** What paths do not lead to the end although the text has them. */
  private final ExcludedEdges barred;

  /** From where on another view of the function holds, in which more leads to the end. */
  private record Handover(int block, GoalView to) {}

  private final Optional<Handover> handover;

  /** Where a barred path leads. */
  private static final int NOWHERE = -1;

  /**
   * A loop that is left from one block only.
   *
   * @param gate that block; a decision with two outcomes ends it
   * @param again the outcome that stays in the loop
   */
  public record Round(BlockId gate, int again, Set<Integer> blocks) {}

  private GoalView(
      Function function,
      TranslationTarget target,
      ExcludedEdges barred,
      Optional<Handover> handover) {
    this.function = function;
    this.target = target;
    this.barred = barred;
    this.handover = handover;
    end = function.blocks().size();
    Digraph all =
        graph(new TreeSet<>(function.blocks().stream().map(b -> b.id().index()).toList()));
    backwards = DepthFirstSearch.walk(all.reversed(), end);
    Set<Integer> useful =
        function.blocks().stream()
            .map(b -> b.id().index())
            .filter(backwards::reaches)
            .collect(Collectors.toCollection(TreeSet::new));
    graph = graph(useful);
    joins = Dominators.of(graph.reversed(), end);
    loops = LoopForest.of(graph, BlockId.ENTRY.index());
  }

  public static GoalView of(Function function, TranslationTarget target) {
    return new GoalView(function, target, ExcludedEdges.NOTHING, Optional.empty());
  }

  private Digraph graph(Set<Integer> useful) {
    Digraph.Builder builder = Digraph.builder(end + 1);
    for (int index : useful) {
      BasicBlock block = function.blocks().get(index);
      if (barred.blocks().contains(block.id())) {
        continue;
      }
      if (target.spots().containsKey(block.id())) {
        builder.edge(index, end);
        continue;
      }
      int outcomes = block.terminator().successors().size();
      for (int i = 0; i < outcomes; i++) {
        int to = successor(block, i);
        if (to == end || to != NOWHERE && useful.contains(to)) {
          builder.edge(index, to);
        }
      }
      if (target.returns() && block.terminator() instanceof Terminator.Return) {
        builder.edge(index, end);
      }
    }
    return builder.build();
  }

  private int successor(BasicBlock block, int outcome) {
    TranslationTarget.Way way = new TranslationTarget.Way(block.id(), outcome);
    if (barred.ways().contains(way)) {
      return NOWHERE;
    }
    return target.ways().contains(way) ? end : block.terminator().successors().get(outcome).index();
  }

  public Function function() {
    return function;
  }

  public TranslationTarget target() {
    return target;
  }

  /** The number that stands for the end of the path, where blocks have theirs. */
  public int end() {
    return end;
  }

  /** Whether any path from the block leads to the end. */
  public boolean leads(int block) {
    return block != NOWHERE && backwards.reaches(block);
  }

  /** Where an outcome leads: to a block, to the end, or to what leads nowhere. */
  public int follow(BasicBlock block, int outcome) {
    return successor(block, outcome);
  }

  /** The next place that all paths from a block come to. */
  public int join(int block) {
    return joins.immediate(block).orElse(end);
  }

  /** The blocks on the paths from a block to a place that all of them reach. */
  public Set<Integer> between(int block, int join) {
    Set<Integer> seen = new TreeSet<>();
    Deque<Integer> open = new ArrayDeque<>();
    graph.successors(block).forEach(open::add);
    while (!open.isEmpty()) {
      int next = open.poll();
      if (next != join && next != end && seen.add(next)) {
        graph.successors(next).forEach(open::add);
      }
    }
    return seen;
  }

  /** How a decision is come back to before its paths join, if it is. */
  public Optional<Cycle> cycleAt(int block) {
    return cycles.computeIfAbsent(block, this::findCycle);
  }

  private Optional<Cycle> findCycle(int block) {
    Set<Integer> inside = between(block, join(block));
    if (!inside.contains(block)) {
      return Optional.empty();
    }
    Set<Integer> blocks = new TreeSet<>();
    Deque<Integer> open = new ArrayDeque<>(List.of(block));
    Digraph backward = graph.reversed();
    while (!open.isEmpty()) {
      int next = open.poll();
      if (inside.contains(next) && blocks.add(next)) {
        backward.successors(next).forEach(open::add);
      }
    }
    Set<TranslationTarget.Way> returning = returning(block, blocks);
    ExcludedEdges goals = barred.and(target.ways(), target.spots().keySet());
    return Optional.of(
        new Cycle(
            blocks,
            new GoalView(
                function,
                new TranslationTarget(returning, Map.of(), false),
                goals,
                Optional.empty()),
            new GoalView(
                function,
                target,
                barred.and(returning, Set.of()),
                Optional.of(new Handover(join(block), this)))));
  }

  private Set<TranslationTarget.Way> returning(int block, Set<Integer> blocks) {
    Set<TranslationTarget.Way> ways = new HashSet<>();
    for (int index : blocks) {
      BasicBlock from = function.blocks().get(index);
      for (int i = 0; i < from.terminator().successors().size(); i++) {
        if (follow(from, i) == block) {
          ways.add(new TranslationTarget.Way(from.id(), i));
        }
      }
    }
    return ways;
  }

  /** The view that holds at a block: what was barred in a loop is not barred behind it. */
  public GoalView at(int block) {
    return handover.filter(h -> h.block() == block).map(h -> h.to().at(block)).orElse(this);
  }

  /** Whether control may come to a block again. */
  public boolean repeats(int block) {
    return loops.around(block).isPresent();
  }

  /** Whether a path from one block leads to another before a join. */
  public boolean comesBack(BlockId from, int to, int join) {
    return from.index() == to || from.index() != join && between(from.index(), join).contains(to);
  }

  /** The loop that is left from this block and from no other, if there is one. */
  public Optional<Round> roundAt(int block) {
    return rounds.computeIfAbsent(block, this::findRound);
  }

  private Optional<Round> findRound(int block) {
    return loops
        .around(block)
        .filter(LoopForest.Loop::natural)
        .flatMap(
            loop -> {
              Set<Integer> blocks =
                  loops.nodes(loop).boxed().collect(Collectors.toCollection(TreeSet::new));
              return round(block, blocks);
            });
  }

  private Optional<Round> round(int block, Set<Integer> blocks) {
    BasicBlock gate = function.blocks().get(block);
    if (!(gate.terminator() instanceof Terminator.Branch)
        || graph.outDegree(block) != 2
        || !blocks.stream().allMatch(b -> b == block || staysIn(b, blocks))) {
      return Optional.empty();
    }
    boolean first = blocks.contains(follow(gate, 0));
    boolean second = blocks.contains(follow(gate, 1));
    return first == second
        ? Optional.empty()
        : Optional.of(new Round(gate.id(), first ? 0 : 1, Set.copyOf(blocks)));
  }

  private boolean staysIn(int block, Set<Integer> blocks) {
    return graph.successors(block).allMatch(blocks::contains);
  }
}
