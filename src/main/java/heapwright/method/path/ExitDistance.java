package heapwright.method.path;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.symbolic.path.Frame;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How many blocks lie between a place and the end of its function. */
public final class ExitDistance {
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
