package heapwright.method.inka.goal;

import heapwright.analysis.graph.BreadthFirstSearch;
import heapwright.analysis.graph.DepthFirstSearch;
import heapwright.analysis.graph.Digraph;
import heapwright.analysis.graph.Dominators;
import heapwright.analysis.graph.LoopForest;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.Terminator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A function as seen from the end of the path: only what leads there is left, so that every
 * decision has a join, the next block that all its paths reach. This is what makes operators of
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
  private final Excluded excluded;

  /** Outcomes and blocks that are not taken. */
  private record Excluded(Set<TranslationTarget.Outcome> outcomes, Set<BlockId> blocks) {
    Excluded and(Set<TranslationTarget.Outcome> more, Set<BlockId> avoided) {
      return new Excluded(union(outcomes, more), union(blocks, avoided));
    }

    private static <T> Set<T> union(Set<T> one, Set<T> other) {
      return Stream.concat(one.stream(), other.stream()).collect(Collectors.toUnmodifiableSet());
    }
  }

  /** From where on another view of the function holds, in which more leads to the end. */
  private record Handover(int block, GoalView to) {}

  private final Optional<Handover> handover;

  /** Where an excluded outcome leads. */
  private static final int NOWHERE = -1;

  /**
   * A loop that is left from one block only, which a decision with two outcomes ends.
   *
   * @param again the outcome that stays in the loop
   */
  public record Round(int again, Set<Integer> blocks) {}

  /**
   * The paths on which control returns to a decision before its paths join.
   *
   * @param blocks those on such paths
   * @param again the function from the decision's block until control returns to it
   * @param last the function after control reached it for the last time, until its paths join
   */
  public record Cycle(Set<Integer> blocks, GoalView again, GoalView last) {}

  private GoalView(
      Function function, TranslationTarget target, Excluded excluded, Optional<Handover> handover) {
    this.function = function;
    this.target = target;
    this.excluded = excluded;
    this.handover = handover;
    end = function.blocks().size();
    List<Integer> blocks = function.blocks().stream().map(b -> b.id().index()).toList();
    backwards = DepthFirstSearch.walk(graph(Set.copyOf(blocks)).reversed(), end);
    graph = graph(blocks.stream().filter(backwards::reaches).collect(Collectors.toSet()));
    joins = Dominators.of(graph.reversed(), end);
    loops = LoopForest.of(graph, BlockId.ENTRY.index());
  }

  public static GoalView of(Function function, TranslationTarget target) {
    return new GoalView(function, target, new Excluded(Set.of(), Set.of()), Optional.empty());
  }

  private Digraph graph(Set<Integer> useful) {
    Digraph.Builder builder = Digraph.builder(end + 1);
    for (BasicBlock block : function.blocks()) {
      int index = block.id().index();
      if (!useful.contains(index) || excluded.blocks().contains(block.id())) {
        continue;
      }
      if (target.positions().containsKey(block.id())) {
        builder.edge(index, end);
        continue;
      }
      int outcomes = block.terminator().successors().size();
      for (int i = 0; i < outcomes; i++) {
        int to = follow(block, i);
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

  /** Where an outcome leads: to a block, to the end, or to what leads nowhere. */
  public int follow(BasicBlock block, int outcome) {
    TranslationTarget.Outcome taken = new TranslationTarget.Outcome(block.id(), outcome);
    if (excluded.outcomes().contains(taken)) {
      return NOWHERE;
    }
    return target.outcomes().contains(taken)
        ? end
        : block.terminator().successors().get(outcome).index();
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

  /** The next place that all paths from a block reach. */
  public int join(int block) {
    return joins.immediate(block).orElse(end);
  }

  /** The blocks on the paths from a block to a place that all of them reach. */
  public Set<Integer> between(int block, int join) {
    return reachable(graph, graph.successors(block), b -> b != join && b != end);
  }

  /** What some blocks lead to in a graph, through blocks that belong. */
  private static Set<Integer> reachable(Digraph along, IntStream starts, IntPredicate belongs) {
    return BreadthFirstSearch.reachable(
        starts.filter(belongs).boxed().toList(),
        block -> along.successors(block).filter(belongs).boxed().toList());
  }

  /** How control returns to a decision before its paths join, if it does. */
  public Optional<Cycle> cycleAt(int block) {
    return cycles.computeIfAbsent(block, this::findCycle);
  }

  private Optional<Cycle> findCycle(int block) {
    Set<Integer> inside = between(block, join(block));
    if (!inside.contains(block)) {
      return Optional.empty();
    }
    Set<Integer> blocks = reachable(graph.reversed(), IntStream.of(block), inside::contains);
    Set<TranslationTarget.Outcome> returning = returning(block, blocks);
    Excluded goals = excluded.and(target.outcomes(), target.positions().keySet());
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
                excluded.and(returning, Set.of()),
                Optional.of(new Handover(join(block), this)))));
  }

  private Set<TranslationTarget.Outcome> returning(int block, Set<Integer> blocks) {
    Set<TranslationTarget.Outcome> outcomes = new HashSet<>();
    for (int index : blocks) {
      BasicBlock from = function.blocks().get(index);
      for (int i = 0; i < from.terminator().successors().size(); i++) {
        if (follow(from, i) == block) {
          outcomes.add(new TranslationTarget.Outcome(from.id(), i));
        }
      }
    }
    return outcomes;
  }

  /** The view that holds at a block: what was excluded in a loop is not behind it. */
  public GoalView at(int block) {
    return handover.filter(h -> h.block() == block).map(h -> h.to().at(block)).orElse(this);
  }

  /** Whether control may reach a block again. */
  public boolean repeats(int block) {
    return loops.around(block).isPresent();
  }

  /** Whether a path from one block leads to another before a join. */
  public boolean comesBack(int from, int to, int join) {
    return from == to || from != join && between(from, join).contains(to);
  }

  /** The loop that is left from this block and from no other, if there is one. */
  public Optional<Round> roundAt(int block) {
    return rounds.computeIfAbsent(block, this::findRound);
  }

  private Optional<Round> findRound(int block) {
    return loops
        .around(block)
        .filter(LoopForest.Loop::natural)
        .map(loop -> loops.nodes(loop).boxed().collect(Collectors.toSet()))
        .flatMap(blocks -> round(function.blocks().get(block), blocks));
  }

  private Optional<Round> round(BasicBlock gate, Set<Integer> blocks) {
    int block = gate.id().index();
    if (!(gate.terminator() instanceof Terminator.Branch)
        || graph.outDegree(block) != 2
        || !blocks.stream()
            .allMatch(b -> b == block || graph.successors(b).allMatch(blocks::contains))) {
      return Optional.empty();
    }
    boolean first = blocks.contains(follow(gate, 0));
    boolean second = blocks.contains(follow(gate, 1));
    return first == second
        ? Optional.empty()
        : Optional.of(new Round(first ? 0 : 1, Set.copyOf(blocks)));
  }
}
