package heapwright.method.search;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.persistent.IntMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
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

  /** How many blocks lie between a place and the end of its function. */
  public static final class ExitDistance {
    private final Map<SymbolId, int[]> known = new HashMap<>();

    public int of(Frame frame) {
      Function function = frame.function();
      return known
          .computeIfAbsent(function.symbol(), symbol -> distances(function))[frame.block().index()];
    }

    private static int[] distances(Function function) {
      int[] distance = new int[function.blocks().size()];
      Arrays.fill(distance, Integer.MAX_VALUE);
      Deque<BlockId> open = new ArrayDeque<>();
      for (BasicBlock block : function.blocks()) {
        if (block.terminator().successors().isEmpty()) {
          distance[block.id().index()] = 0;
          open.add(block.id());
        }
      }
      Map<BlockId, List<BlockId>> before = predecessors(function);
      while (!open.isEmpty()) {
        BlockId at = open.remove();
        for (BlockId earlier : before.getOrDefault(at, List.of())) {
          if (distance[earlier.index()] == Integer.MAX_VALUE) {
            distance[earlier.index()] = distance[at.index()] + 1;
            open.add(earlier);
          }
        }
      }
      return distance;
    }

    private static Map<BlockId, List<BlockId>> predecessors(Function function) {
      Map<BlockId, List<BlockId>> before = new HashMap<>();
      for (BasicBlock block : function.blocks()) {
        for (BlockId next : block.terminator().successors()) {
          before.computeIfAbsent(next, id -> new ArrayList<>()).add(block.id());
        }
      }
      return before;
    }
  }
}
