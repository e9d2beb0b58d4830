package heapwright.method.inka;

import heapwright.analysis.graph.DepthFirst;
import heapwright.analysis.graph.Digraph;
import heapwright.analysis.graph.Dominators;
import heapwright.analysis.graph.LoopForest;
import heapwright.ir.BasicBlock;
import heapwright.ir.BlockId;
import heapwright.ir.Function;
import heapwright.ir.Terminator;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A function as seen from the end of the way: only what leads there is left, so that every decision
 * has a join, the next block that all its ways come to. This is what makes operators of decisions
 * and loops out of any graph, whatever jumps it was written with.
 */
final class Structure {
  private final Function function;
  private final Target target;
  private final int end;
  private final Digraph graph;
  private final DepthFirst backwards;
  private final Dominators joins;
  private final LoopForest loops;
  private final Map<Integer, Optional<Round>> rounds = new HashMap<>();

  /**
   * A loop that is left from one block only.
   *
   * @param gate that block; a two-way decision ends it
   * @param again the outcome that stays in the loop
   */
  record Round(BlockId gate, int again, Set<Integer> blocks) {}

  private Structure(Function function, Target target) {
    this.function = function;
    this.target = target;
    end = function.blocks().size();
    Digraph all =
        graph(new TreeSet<>(function.blocks().stream().map(b -> b.id().index()).toList()));
    backwards = DepthFirst.walk(all.reversed(), end);
    Set<Integer> useful =
        function.blocks().stream()
            .map(b -> b.id().index())
            .filter(backwards::reaches)
            .collect(Collectors.toCollection(TreeSet::new));
    graph = graph(useful);
    joins = Dominators.of(graph.reversed(), end);
    loops = LoopForest.of(graph, BlockId.ENTRY.index());
  }

  static Structure of(Function function, Target target) {
    return new Structure(function, target);
  }

  private Digraph graph(Set<Integer> useful) {
    Digraph.Builder builder = Digraph.builder(end + 1);
    for (int index : useful) {
      BasicBlock block = function.blocks().get(index);
      if (target.spots().containsKey(block.id())) {
        builder.edge(index, end);
        continue;
      }
      int outcomes = block.terminator().successors().size();
      for (int i = 0; i < outcomes; i++) {
        int to = successor(block, i);
        if (to == end || useful.contains(to)) {
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
    boolean isGoal = target.ways().contains(new Target.Way(block.id(), outcome));
    return isGoal ? end : block.terminator().successors().get(outcome).index();
  }

  Function function() {
    return function;
  }

  Target target() {
    return target;
  }

  /** The number that stands for the end of the way, where blocks have theirs. */
  int end() {
    return end;
  }

  /** Whether any way from the block leads to the end. */
  boolean leads(int block) {
    return backwards.reaches(block);
  }

  /** Where an outcome leads: to a block, or to the end. */
  int follow(BasicBlock block, int outcome) {
    return successor(block, outcome);
  }

  /** The next place that all ways from a block come to. */
  int join(int block) {
    return joins.immediate(block).orElse(end);
  }

  /** The blocks on the ways from a block to a place that all of them come to. */
  Set<Integer> between(int block, int join) {
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

  /** Whether a way from one block leads to another before a join. */
  boolean comesBack(BlockId from, int to, int join) {
    return from.index() == to || from.index() != join && between(from.index(), join).contains(to);
  }

  /** The loop that is left from this block and from no other, if there is one. */
  Optional<Round> roundAt(int block) {
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
