package heapwright.work;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What a thread has done, counted instead of timed: the same on a busy machine as on a quiet one. A
 * thread has one meter, as it has one processor time.
 */
public final class WorkMeter {
  private static final ThreadLocal<WorkMeter> METERS = ThreadLocal.withInitial(WorkMeter::new);
  private static final Work[] KINDS = Work.values();

  private final long[] counts = new long[KINDS.length];

  private WorkMeter() {}

  /** The meter of the thread that asks. */
  public static WorkMeter ofThread() {
    return METERS.get();
  }

  /** Counts work of the thread that calls. */
  public static void count(Work kind, long times) {
    METERS.get().counts[kind.ordinal()] += times;
  }

  /** Does something on this thread for another one, which waits for it and whose meter counts. */
  public static <T> T countingFor(WorkMeter other, Supplier<T> work) {
    WorkMeter own = METERS.get();
    METERS.set(other);
    try {
      return work.get();
    } finally {
      METERS.set(own);
    }
  }

  /** All that was done, as nanoseconds of a common machine. */
  public long nanoseconds() {
    long sum = 0;
    for (int i = 0; i < KINDS.length; i++) {
      sum += counts[i] * KINDS[i].nanoseconds();
    }
    return sum;
  }

  /** How often each kind of work was done. */
  public Map<Work, Long> counts() {
    Map<Work, Long> all = new EnumMap<>(Work.class);
    for (Work kind : KINDS) {
      all.put(kind, counts[kind.ordinal()]);
    }
    return all;
  }
}
