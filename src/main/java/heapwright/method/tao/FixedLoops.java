package heapwright.method.tao;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.analysis.Loops;
import heapwright.analysis.Loops.Loop;
import heapwright.analysis.graph.Dominators;
import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.type.Local;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * The loops of fixed length, whose rounds do not count as recurrences. The publication has its user
 * say how long they are.
 */
final class FixedLoops {
  /** A longer one is left as it is: what divides within it would do so in each round. */
  private static final int ROUNDS = 16;

  private final Map<SymbolId, Map<BlockId, List<BlockId>>> known = new HashMap<>();

  /** The blocks of the loop that begins here, if it is to be unfolded. */
  List<BlockId> loopAt(Function function, BlockId header) {
    return known
        .computeIfAbsent(function.symbol(), f -> loops(function))
        .getOrDefault(header, List.of());
  }

  private static Map<BlockId, List<BlockId>> loops(Function function) {
    ControlFlowGraph graph = ControlFlowGraph.of(function);
    Map<BlockId, List<BlockId>> unfolded = new HashMap<>();
    Loops loops = Loops.of(graph);
    for (Loop loop : loops.all()) {
      if (new LoopCounter(graph, loops, loop).endsWithin(ROUNDS)) {
        unfolded.put(loop.header(), loop.blocks());
      }
    }
    return unfolded;
  }

  /**
   * A register that counts a loop's rounds: set to a constant before the loop, changed by a
   * constant once in each round, and compared with a constant in each round to see whether it was
   * the last.
   */
  private static final class LoopCounter {
    private final ControlFlowGraph graph;
    private final Loops loops;
    private final Loop loop;
    private final Dominators dominators;

    LoopCounter(ControlFlowGraph graph, Loops loops, Loop loop) {
      this.graph = graph;
      this.loops = loops;
      this.loop = loop;
      dominators = graph.dominators();
    }

    /** Whether a counter ends the loop after this many rounds at most. */
    boolean endsWithin(int rounds) {
      return loop.natural()
          && loop.exits().stream()
              .filter(exit -> isInEachRound(exit.from()))
              .anyMatch(exit -> ends(exit, rounds));
    }

    private boolean isInEachRound(BlockId block) {
      return loop.backEdges().stream()
          .allMatch(back -> dominators.dominates(block.index(), back.from().index()));
    }

    private boolean ends(Edge exit, int rounds) {
      Terminator last = graph.function().block(exit.from()).terminator();
      if (!(last instanceof Terminator.Branch branch)
          || !(branch.condition() instanceof Expression.Comparison comparison)
          || !(comparison.left() instanceof Expression.Read counter)
          || !(comparison.right() instanceof Expression.IntegerConstant bound)) {
        return false;
      }
      boolean endsIfTrue = branch.ifTrue().equals(exit.to());
      OptionalLong first = first(counter.local());
      OptionalLong step = step(counter.local());
      return first.isPresent()
          && step.isPresent()
          && LongStream.iterate(first.getAsLong(), n -> n + step.getAsLong())
              .limit(rounds + 1L)
              .anyMatch(n -> comparison.relation().holds(n, bound.value()) == endsIfTrue);
    }

    /** What the counter is set to right before the loop. */
    private OptionalLong first(Local counter) {
      List<OptionalLong> values =
          graph.in(loop.header()).stream()
              .map(Edge::from)
              .filter(from -> !loop.blocks().contains(from))
              .map(from -> last(counter, from))
              .distinct()
              .toList();
      return values.size() == 1 ? values.get(0) : OptionalLong.empty();
    }

    private OptionalLong last(Local counter, BlockId block) {
      return settings(counter, block)
          .reduce((earlier, later) -> later)
          .filter(s -> s instanceof Statement.Assign)
          .map(s -> constant(((Statement.Assign) s).value()))
          .orElse(OptionalLong.empty());
    }

    private OptionalLong step(Local counter) {
      List<BlockId> counting =
          loop.blocks().stream()
              .filter(block -> settings(counter, block).findAny().isPresent())
              .toList();
      if (counting.size() != 1
          || !isInEachRound(counting.get(0))
          || isInInnerLoop(counting.get(0))) {
        return OptionalLong.empty();
      }
      List<Statement> settings = settings(counter, counting.get(0)).toList();
      return settings.size() == 1 && settings.get(0) instanceof Statement.Assign assign
          ? step(counter, assign.value())
          : OptionalLong.empty();
    }

    private boolean isInInnerLoop(BlockId block) {
      return loops.around(block).map(inner -> !inner.header().equals(loop.header())).orElse(true);
    }

    private static OptionalLong step(Local counter, Expression value) {
      if (!(value instanceof Expression.Binary sum)
          || !(sum.left() instanceof Expression.Read read)
          || !read.local().equals(counter)) {
        return OptionalLong.empty();
      }
      OptionalLong by = constant(sum.right());
      if (sum.operator() == BinaryOperator.ADD) {
        return by;
      }
      return sum.operator() == BinaryOperator.SUBTRACT && by.isPresent()
          ? OptionalLong.of(-by.getAsLong())
          : OptionalLong.empty();
    }

    private static OptionalLong constant(Expression value) {
      return value instanceof Expression.IntegerConstant constant
          ? OptionalLong.of(constant.value())
          : OptionalLong.empty();
    }

    private Stream<Statement> settings(Local counter, BlockId block) {
      return graph.function().block(block).statements().stream()
          .filter(s -> s.written().filter(counter::equals).isPresent());
    }
  }
}
