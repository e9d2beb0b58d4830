package heapwright.method.regular;

import java.util.Map;

/**
 * How a path goes.
 *
 * @param rounds of the loops that are counted
 * @param others rounds of all other loops, such as the library's
 * @param tiebreak what is preferred where no loop is concerned
 */
record LoopSchedule(Map<LoopMap.LoopId, Integer> rounds, int others, Tiebreak tiebreak) {

  /** What to do at a decision that no loop depends on. */
  enum Tiebreak {
    /** What leads to the goal sooner. */
    NEAREST,
    /** The first of the outcomes. */
    FIRST,
    /** The last. */
    LAST
  }

  LoopSchedule {
    rounds = Map.copyOf(rounds);
  }

  int of(LoopMap.LoopId loop) {
    return rounds.getOrDefault(loop, others);
  }
}
