package heapwright.method.regular;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.symbolic.path.Frame;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** How many rounds the loops of the active calls have made. Immutable. */
final class RoundCounts {
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
