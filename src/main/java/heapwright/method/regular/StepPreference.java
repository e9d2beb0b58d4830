package heapwright.method.regular;

import heapwright.ir.code.BlockId;
import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.path.Frame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** In which order a path tries what it might do next. */
final class StepPreference {
  private final LoopSchedule tempo;
  private final LoopMap loops;
  private final GoalDistance distance;
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
  List<Alternative> order(Frame from, RoundCounts pace, List<Alternative> ways) {
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
  private boolean displeases(Frame from, RoundCounts pace, Alternative way) {
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
}
