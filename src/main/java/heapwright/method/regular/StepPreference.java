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
  private final LoopSchedule tempo;
  private final Map<LoopMap.LoopId, Integer> asked = new HashMap<>();
  private boolean tasted;

  StepPreference(LoopSchedule tempo, LoopMap loops, GoalDistance distance) {
    this.tempo = tempo;
    this.loops = loops;
    this.distance = distance;
  }

  /** What mattered of the schedule so far; another one that agrees with it takes the same path. */
  ScheduleUse footprint() {
    return new ScheduleUse(asked, tasted ? Optional.of(tempo.taste()) : Optional.empty());
  }

  /** The alternatives that lead on, the best first. */
  List<Alternative> order(Frame from, LoopMap.RoundCounts pace, List<Alternative> ways) {
    List<Alternative> order = new ArrayList<>(ways);
    order.removeIf(way -> way.end().isPresent());
    if (order.size() < 2 || from.statement().isPresent()) {
      return order;
    }
    if (tempo.taste() == LoopSchedule.Taste.LAST) {
      Collections.reverse(order);
    }
    Comparator<Alternative> byLoop = Comparator.comparing(way -> displeases(from, pace, way));
    tasted |= order.size() > 2 || byLoop.compare(order.get(0), order.get(1)) == 0;
    order.sort(byLoop.thenComparing(this::distance));
    return order;
  }

  private int distance(Alternative way) {
    return tempo.taste() == LoopSchedule.Taste.NEAREST ? distance.of(way.state().frame()) : 0;
  }

  /** Whether a path leaves the loop too early, or stays too long. */
  private boolean displeases(Frame from, LoopMap.RoundCounts pace, Alternative way) {
    Optional<LoopMap.LoopId> loop = loops.around(from.function(), from.block());
    if (loop.isEmpty() || way.state().frame().depth() != from.depth()) {
      return false;
    }
    BlockId to = way.state().frame().block();
    boolean stays = loops.contains(from.function(), loop.get(), to);
    // Behind its head, a loop is in one round more than it has completed.
    int begun = from.block().equals(loop.get().header()) ? 0 : 1;
    int wanted = tempo.of(loop.get());
    asked.put(loop.get(), wanted);
    return stays != pace.of(from, loop.get()) + begun < wanted;
  }

  /**
   * What a path asked of its schedule.
   *
   * @param rounds what it was told of loops
   * @param taste the taste, if anything depended on it
   */
  record ScheduleUse(Map<LoopMap.LoopId, Integer> rounds, Optional<LoopSchedule.Taste> taste) {

    ScheduleUse {
      rounds = Map.copyOf(rounds);
    }

    /** Whether a schedule leads to the same path. */
    boolean isMadeBy(LoopSchedule tempo) {
      return taste.map(tempo.taste()::equals).orElse(true)
          && rounds.entrySet().stream().allMatch(e -> tempo.of(e.getKey()) == e.getValue());
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
