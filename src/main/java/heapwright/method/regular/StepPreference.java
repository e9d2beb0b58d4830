package heapwright.method.regular;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.analysis.graph.BreadthFirstSearch;
import heapwright.analysis.graph.BreadthFirstSearch.Link;
import heapwright.goal.Goal;
import heapwright.ir.Program;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.SymbolId;
import heapwright.method.path.BlockCrossing;
import heapwright.method.path.BlockCrossing.Place;
import heapwright.method.proof.GoalEdges;
import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.path.Frame;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** In which order a path tries what it might do next. */
final class StepPreference {
  final LoopMap loops;
  final GoalDistance distance;
  private final LoopSchedule schedule;
  private final Map<LoopMap.LoopId, Integer> asked = new HashMap<>();
  private boolean askedTiebreak;

  StepPreference(LoopSchedule schedule, LoopMap loops, GoalDistance distance) {
    this.schedule = schedule;
    this.loops = loops;
    this.distance = distance;
  }

  /** What mattered of the schedule so far; another one that agrees with it takes the same path. */
  ScheduleUse use() {
    return new ScheduleUse(
        asked, askedTiebreak ? Optional.of(schedule.tiebreak()) : Optional.empty());
  }

  /** The alternatives that lead on, the best first. */
  List<Alternative> order(Frame from, LoopMap.RoundCounts counts, List<Alternative> alternatives) {
    List<Alternative> order = new ArrayList<>(alternatives);
    order.removeIf(alternative -> alternative.end().isPresent());
    if (order.size() < 2 || from.statement().isPresent()) {
      return order;
    }
    if (schedule.tiebreak() == LoopSchedule.Tiebreak.LAST) {
      Collections.reverse(order);
    }
    Comparator<Alternative> byLoop =
        Comparator.comparing(alternative -> deviates(from, counts, alternative));
    askedTiebreak |= order.size() > 2 || byLoop.compare(order.get(0), order.get(1)) == 0;
    order.sort(byLoop.thenComparing(this::distance));
    return order;
  }

  private int distance(Alternative alternative) {
    return schedule.tiebreak() == LoopSchedule.Tiebreak.NEAREST
        ? distance.of(alternative.state().frame())
        : 0;
  }

  /** Whether a path leaves the loop too early, or stays too long. */
  private boolean deviates(Frame from, LoopMap.RoundCounts counts, Alternative alternative) {
    Optional<LoopMap.LoopId> loop = loops.around(from.function(), from.block());
    if (loop.isEmpty() || alternative.state().frame().depth() != from.depth()) {
      return false;
    }
    BlockId to = alternative.state().frame().block();
    boolean stays = loops.contains(from.function(), loop.get(), to);
    // Behind its head, a loop is in one round more than it has completed.
    int begun = from.block().equals(loop.get().header()) ? 0 : 1;
    int wanted = schedule.of(loop.get());
    asked.put(loop.get(), wanted);
    return stays != counts.of(from, loop.get()) + begun < wanted;
  }

  /**
   * What a path asked of its schedule.
   *
   * @param rounds the schedule's rounds of loops
   * @param tiebreak the taste, if anything depended on it
   */
  record ScheduleUse(
      Map<LoopMap.LoopId, Integer> rounds, Optional<LoopSchedule.Tiebreak> tiebreak) {

    ScheduleUse {
      rounds = Map.copyOf(rounds);
    }

    /** Whether a schedule leads to the same path. */
    boolean isMadeBy(LoopSchedule schedule) {
      return tiebreak.map(schedule.tiebreak()::equals).orElse(true)
          && rounds.entrySet().stream().allMatch(e -> schedule.of(e.getKey()) == e.getValue());
    }
  }

  /** How many edges of a function lie between a block and the nearest goal. A guess, no more. */
  static final class GoalDistance {
    private static final int FAR = Integer.MAX_VALUE;

    private final Program program;
    private final Map<SymbolId, ControlFlowGraph> graphs = new HashMap<>();
    private final Map<Place, Integer> distances;
    private final Set<BlockCrossing> crossings = new LinkedHashSet<>();

    GoalDistance(Program program, Collection<Goal> goals) {
      this.program = program;
      GoalEdges edges = new GoalEdges(program);
      for (Goal goal : goals) {
        edges.of(goal).forEach(edge -> crossings.add(BlockCrossing.of(goal.function(), edge)));
      }
      distances =
          BreadthFirstSearch.distances(
              crossings.stream().map(BlockCrossing::source).toList(), this::before);
    }

    private List<Link<Place>> before(Place place) {
      SymbolId function = place.function();
      return graphs
          .computeIfAbsent(function, f -> ControlFlowGraph.of(program.functions().get(f)))
          .in(place.block())
          .stream()
          .map(Edge::from)
          .map(from -> new Link<>(new Place(function, from), 1))
          .toList();
    }

    int of(Frame frame) {
      return distances.getOrDefault(Place.of(frame), FAR);
    }

    /** Whether a step to a block meets a goal. */
    boolean isMet(Frame from, BlockId to) {
      return crossings.contains(new BlockCrossing(from.function().symbol(), from.block(), to));
    }
  }
}
