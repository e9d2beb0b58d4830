package heapwright.method.search;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.SymbolId;
import heapwright.method.path.ExitDistance;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.persistent.IntMap;
import java.util.HashMap;
import java.util.Map;

/**
 * The order in which the alternatives of a fork are tried: those nearest to the function's end
 * first. What leaves a callee soon may keep its caller in a loop, so alternatives that were taken
 * often come later.
 */
final class AlternativeOrder {
  private static final int OFTEN = 8;
  private static final int FAR = 1_000;

  private record Place(SymbolId function, BlockId block) {}

  private final ExitDistance distance = new ExitDistance();
  private final Map<Place, Integer> numbers = new HashMap<>();

  /** The rank of an alternative. */
  int of(Frame frame, IntMap<Integer> visits) {
    int often = isCallee(frame) ? visits.getOrDefault(number(frame), 0) / OFTEN : 0;
    return Math.min(distance.of(frame), FAR) + FAR * often;
  }

  /** How often alternatives were taken, with this one added. */
  IntMap<Integer> visited(Frame frame, IntMap<Integer> visits) {
    if (!isCallee(frame)) {
      return visits;
    }
    int number = number(frame);
    return visits.with(number, visits.getOrDefault(number, 0) + 1);
  }

  private static boolean isCallee(Frame frame) {
    return frame.depth() > 0;
  }

  private int number(Frame frame) {
    Place place = new Place(frame.function().symbol(), frame.block());
    return numbers.computeIfAbsent(place, p -> numbers.size());
  }
}
