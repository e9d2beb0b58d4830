package heapwright.method.standard;

import heapwright.analysis.CallGraph;
import heapwright.analysis.CallGraph.CallSite;
import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.symbolic.path.Frame;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How far it is from a place to the nearest of some crossings, in decisions, through calls and
 * returns. A lower bound, so that no path leads to a goal from a place at distance {@link
 * #NOWHERE}.
 */
final class GoalDistances {
  static final int NOWHERE = Integer.MAX_VALUE / 4;

  /** A block of a function. */
  record Place(SymbolId function, BlockId block) {}

  /** From a place to another: a jump or a decision of the function, or a call. */
  private record Link(Place from, int cost) {}

  private final Program program;
  private final Map<Place, List<Link>> before = new HashMap<>();
  private final Map<Place, List<Place>> after = new HashMap<>();
  private final Set<SymbolId> functions;
  private final Map<Place, Integer> toExit;
  private Map<Place, Integer> toGoal = Map.of();

  GoalDistances(Program program, CallGraph calls, Function root) {
    this.program = program;
    functions = Set.copyOf(calls.reachableFrom(root.symbol()));
    List<Place> exits = new ArrayList<>();
    for (SymbolId symbol : calls.reachableFrom(root.symbol())) {
      program.function(symbol).ifPresent(function -> flow(function, exits));
    }
    toExit = distances(exits);
    for (SymbolId symbol : calls.reachableFrom(root.symbol())) {
      calls.calls(symbol).forEach(this::call);
    }
  }

  private void flow(Function function, List<Place> exits) {
    for (BasicBlock block : function.blocks()) {
      Place from = new Place(function.symbol(), block.id());
      List<BlockId> next = block.terminator().successors();
      int cost = next.size() > 1 ? 1 : 0;
      next.forEach(to -> link(from, new Place(function.symbol(), to), cost));
      if (next.isEmpty()) {
        exits.add(from);
      }
    }
  }

  private void call(CallSite site) {
    Place from = new Place(site.caller(), site.block());
    for (SymbolId target : site.targets()) {
      if (program.function(target).isPresent()) {
        link(from, new Place(target, BlockId.ENTRY), 1);
      }
    }
  }

  private void link(Place from, Place to, int cost) {
    before.computeIfAbsent(to, p -> new ArrayList<>()).add(new Link(from, cost));
    after.computeIfAbsent(from, p -> new ArrayList<>()).add(to);
  }

  /** Measures distances to these crossings from now on. */
  void aimAt(Set<BlockCrossing> crossings) {
    toGoal = distances(crossings.stream().map(c -> new Place(c.function(), c.from())).toList());
  }

  /** Links of cost 0 go to the front of the queue, so that places come in the order of distance. */
  private Map<Place, Integer> distances(List<Place> targets) {
    Map<Place, Integer> distance = new HashMap<>();
    Deque<Map.Entry<Place, Integer>> open = new ArrayDeque<>();
    targets.forEach(target -> open.add(Map.entry(target, 0)));
    while (!open.isEmpty()) {
      Map.Entry<Place, Integer> next = open.remove();
      if (distance.putIfAbsent(next.getKey(), next.getValue()) == null) {
        for (Link link : before.getOrDefault(next.getKey(), List.of())) {
          Map.Entry<Place, Integer> earlier = Map.entry(link.from(), next.getValue() + link.cost());
          if (link.cost() == 0) {
            open.addFirst(earlier);
          } else {
            open.addLast(earlier);
          }
        }
      }
    }
    return distance;
  }

  /** To the nearest goal; {@link #NOWHERE} or more if no path leads to one. */
  int toGoal(Frame frame) {
    int best = NOWHERE;
    int left = 0;
    for (Optional<Frame> at = Optional.of(frame); at.isPresent(); at = at.get().caller()) {
      best = Math.min(best, left + toGoal.getOrDefault(place(at.get()), NOWHERE));
      left = Math.min(NOWHERE, left + toExit(at.get()));
    }
    return best;
  }

  /** Until the function under test is left. */
  int toEnd(Frame frame) {
    int left = 0;
    for (Optional<Frame> at = Optional.of(frame); at.isPresent(); at = at.get().caller()) {
      left = Math.min(NOWHERE, left + toExit(at.get()));
    }
    return left;
  }

  /**
   * A function that only an input leads to is in no call graph; nothing keeps it from returning.
   */
  private int toExit(Frame frame) {
    boolean isKnown = functions.contains(frame.function().symbol());
    return isKnown ? toExit.getOrDefault(place(frame), NOWHERE) : 0;
  }

  /** The blocks that may still be executed from a place on. */
  Set<Place> ahead(Frame frame) {
    Set<Place> seen = new HashSet<>();
    Deque<Place> open = new ArrayDeque<>();
    for (Optional<Frame> at = Optional.of(frame); at.isPresent(); at = at.get().caller()) {
      open.add(place(at.get()));
    }
    while (!open.isEmpty()) {
      Place next = open.remove();
      if (seen.add(next)) {
        open.addAll(after.getOrDefault(next, List.of()));
      }
    }
    return seen;
  }

  private static Place place(Frame frame) {
    return new Place(frame.function().symbol(), frame.block());
  }
}
