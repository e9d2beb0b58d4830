package heapwright.method.regular;

import java.util.Map;
import java.util.Optional;

/**
 * What a path asked of its schedule.
 *
 * @param rounds what it was told of loops
 * @param taste the taste, if anything depended on it
 */
record ScheduleUse(Map<LoopId, Integer> rounds, Optional<LoopSchedule.Taste> taste) {

  ScheduleUse {
    rounds = Map.copyOf(rounds);
  }

  /** Whether a schedule leads to the same path. */
  boolean isMadeBy(LoopSchedule tempo) {
    return taste.map(tempo.taste()::equals).orElse(true)
        && rounds.entrySet().stream().allMatch(e -> tempo.of(e.getKey()) == e.getValue());
  }
}
