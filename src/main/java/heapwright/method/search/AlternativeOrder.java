package heapwright.method.search;

import heapwright.analysis.graph.BreadthFirstSearch;
import heapwright.analysis.graph.BreadthFirstSearch.Link;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.method.path.BlockCrossing.Place;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.persistent.IntMap;
import java.util.ArrayList;
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

  private final Map<SymbolId, Map<BlockId, Integer>> exits = new HashMap<>();
  private final Map<Place, Integer> numbers = new HashMap<>();

  /** The rank of an alternative. */
  int of(Frame frame, IntMap<Integer> visits) {
    int often = isCallee(frame) ? visits.getOrDefault(number(frame), 0) / OFTEN : 0;
    return Math.min(toExit(frame), FAR) + FAR * often;
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
    return numbers.computeIfAbsent(Place.of(frame), p -> numbers.size());
  }

  /** How many blocks lie between a place and the end of its function. */
  private int toExit(Frame frame) {
    return exits
        .computeIfAbsent(frame.function().symbol(), s -> toExit(frame.function()))
        .getOrDefault(frame.block(), FAR);
  }

  private static Map<BlockId, Integer> toExit(Function function) {
    List<BlockId> exits = new ArrayList<>();
    Map<BlockId, List<Link<BlockId>>> before = new HashMap<>();
    for (BasicBlock block : function.blocks()) {
      List<BlockId> next = block.terminator().successors();
      if (next.isEmpty()) {
        exits.add(block.id());
      }
      next.forEach(
          to -> before.computeIfAbsent(to, b -> new ArrayList<>()).add(new Link<>(block.id(), 1)));
    }
    return BreadthFirstSearch.distances(exits, at -> before.getOrDefault(at, List.of()));
  }
}
