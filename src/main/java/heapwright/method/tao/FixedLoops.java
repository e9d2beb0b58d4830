package heapwright.method.tao;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Loops;
import heapwright.analysis.Loops.Loop;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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
}
