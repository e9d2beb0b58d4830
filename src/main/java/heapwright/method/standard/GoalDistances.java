package heapwright.method.standard;

import heapwright.analysis.CallGraph;
import heapwright.analysis.CallGraph.CallSite;
import heapwright.analysis.graph.BreadthFirstSearch;
import heapwright.analysis.graph.BreadthFirstSearch.Link;
import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.method.path.BlockCrossing;
import heapwright.method.path.BlockCrossing.Place;
import heapwright.method.path.OpenCalls;
import heapwright.symbolic.path.Frame;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * How far it is from a place to the nearest of some crossings, in decisions, through calls and
 * returns. A lower bound, so that no path leads to a goal from a place at distance {@link
 * #NOWHERE}.
 */
final class GoalDistances {
  static final int NOWHERE = Integer.MAX_VALUE / 4;

  private final Program program;
  private final OpenCalls open;
  private final boolean inCallees;
  private final Map<Place, List<Link<Place>>> before = new HashMap<>();
  private final Map<Place, List<Place>> after = new HashMap<>();
  private final Set<SymbolId> functions;
  private final Map<Place, Integer> toExit;
  private Map<Place, Integer> toGoal = Map.of();

  /**
   * @param inCallees whether goals of other functions than the one under test are pursued; then
   *     functions count that only a pointer of the input leads to
   */
  GoalDistances(Program program, CallGraph calls, Function root, boolean inCallees) {
    this.program = program;
    this.inCallees = inCallees;
    open = new OpenCalls(program, calls);
    functions = inCallees ? open.reachableFrom(root.symbol()) : calls.reachableFrom(root.symbol());
    List<Place> exits = new ArrayList<>();
    for (SymbolId symbol : functions) {
      program.function(symbol).ifPresent(function -> flow(function, exits));
    }
    toExit = BreadthFirstSearch.distances(exits, this::before);
    for (SymbolId symbol : functions) {
      calls.calls(symbol).forEach(this::call);
    }
  }

  private Stream<SymbolId> targets(CallSite site) {
    return inCallees ? open.targets(site) : site.targets().stream();
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
    targets(site)
        .filter(target -> program.function(target).isPresent())
        .forEach(target -> link(from, new Place(target, BlockId.ENTRY), 1));
  }

  private void link(Place from, Place to, int cost) {
    before.computeIfAbsent(to, p -> new ArrayList<>()).add(new Link<>(from, cost));
    after.computeIfAbsent(from, p -> new ArrayList<>()).add(to);
  }

  /** Measures distances to these crossings from now on. */
  void setTargets(Set<BlockCrossing> crossings) {
    toGoal =
        BreadthFirstSearch.distances(
            crossings.stream().map(BlockCrossing::source).toList(), this::before);
  }

  /** From places to another: jumps and decisions of the function, and calls. */
  private List<Link<Place>> before(Place place) {
    return before.getOrDefault(place, List.of());
  }

  /** To the nearest goal; {@link #NOWHERE} or more if no path leads to one. */
  int toGoal(Frame frame) {
    int best = NOWHERE;
    int left = 0;
    for (Optional<Frame> at = Optional.of(frame); at.isPresent(); at = at.get().caller()) {
      best = Math.min(best, left + toGoal.getOrDefault(Place.of(at.get()), NOWHERE));
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
    return isKnown ? toExit.getOrDefault(Place.of(frame), NOWHERE) : 0;
  }

  /** The blocks that may still be executed from a place on. */
  Set<Place> ahead(Frame frame) {
    List<Place> places = new ArrayList<>();
    for (Optional<Frame> at = Optional.of(frame); at.isPresent(); at = at.get().caller()) {
      places.add(Place.of(at.get()));
    }
    return BreadthFirstSearch.reachable(places, place -> after.getOrDefault(place, List.of()));
  }
}
