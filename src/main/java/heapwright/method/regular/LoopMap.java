package heapwright.method.regular;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Loops;
import heapwright.analysis.Loops.Loop;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.symbolic.path.Frame;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Where the loops of functions are; computed when a path enters the function. */
final class LoopMap {
  /** A loop of a function. */
  record LoopId(SymbolId function, BlockId header) {}

  private final Map<SymbolId, Loops> loops = new HashMap<>();
  private final Map<LoopId, Set<BlockId>> blocks = new HashMap<>();

  private Loops in(Function function) {
    return loops.computeIfAbsent(function.symbol(), s -> Loops.of(ControlFlowGraph.of(function)));
  }

  List<Loop> all(Function function) {
    return in(function).all();
  }

  /** The innermost loop around a block. */
  Optional<LoopId> around(Function function, BlockId block) {
    return in(function).around(block).map(loop -> id(function, loop.header()));
  }

  /** The loop that begins with a block. */
  Optional<LoopId> at(Function function, BlockId header) {
    return in(function).at(header).map(loop -> id(function, header));
  }

  private static LoopId id(Function function, BlockId header) {
    return new LoopId(function.symbol(), header);
  }

  /** Whether a block belongs to a loop of the function. */
  boolean contains(Function function, LoopId loop, BlockId block) {
    return blocks
        .computeIfAbsent(loop, l -> Set.copyOf(in(function).at(l.header()).orElseThrow().blocks()))
        .contains(block);
  }

  /** How many rounds the loops of the active calls have made. Immutable. */
  static final class RoundCounts {
    static final RoundCounts START = new RoundCounts(Map.of());

    /** A loop of one call. */
    private record Lap(int depth, LoopMap.LoopId loop) {}

    private final Map<Lap, Integer> rounds;

    private RoundCounts(Map<Lap, Integer> rounds) {
      this.rounds = rounds;
    }

    /** Full rounds since the loop was entered. */
    int of(Frame frame, LoopMap.LoopId loop) {
      return rounds.getOrDefault(new Lap(frame.depth(), loop), 0);
    }

    /** Control goes from a block of a call to another one. */
    RoundCounts after(Frame before, BlockId to, LoopMap loops) {
      Function function = before.function();
      Optional<LoopMap.LoopId> entered = loops.at(function, to);
      if (entered.isEmpty()) {
        return this;
      }
      boolean isRound = loops.contains(function, entered.get(), before.block());
      Lap lap = new Lap(before.depth(), entered.get());
      Map<Lap, Integer> changed = new HashMap<>(rounds);
      changed.put(lap, isRound ? rounds.getOrDefault(lap, 0) + 1 : 0);
      return new RoundCounts(changed);
    }
  }
}
