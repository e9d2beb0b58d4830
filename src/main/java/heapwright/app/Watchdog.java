package heapwright.app;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * The watchdog: has work done on a thread of its own, interrupts it when it is overdue, and
 * abandons it when it does not react to that. Work is expected to keep its time by itself; this is
 * for what does not.
 */
final class Watchdog {
  /** Long terms and deep recursions need a deep stack. */
  private static final long STACK = 256L << 20;

  /** How late work may be on a busy machine before it is interrupted. */
  private static final Duration GRACE = Duration.ofSeconds(3);

  /** How long interrupted work may take to return what it has. */
  private static final Duration WIND_DOWN = Duration.ofSeconds(3);

  /** Instead of both, once the user wants to stop. */
  private static final Duration WIND_DOWN_WHEN_STOPPED = Duration.ofMillis(500);

  private static final long POLL_MILLIS = 50;

  private final BooleanSupplier stopped;
  private final Duration grace;
  private final Duration windDown;

  /**
   * @param stopped whether the user wants everything to end
   */
  Watchdog(BooleanSupplier stopped) {
    this(stopped, GRACE, WIND_DOWN);
  }

  Watchdog(BooleanSupplier stopped, Duration grace, Duration windDown) {
    this.stopped = stopped;
    this.grace = grace;
    this.windDown = windDown;
  }

  <T> SupervisedOutcome<T> within(Duration time, Supplier<T> work) throws InterruptedException {
    FutureTask<T> task = new FutureTask<>(work::get);
    Thread thread = new Thread(null, task, "function", STACK);
    thread.setDaemon(true);
    thread.start();
    try {
      SupervisedOutcome<T> result = awaited(task, time.plus(grace));
      if (result instanceof SupervisedOutcome.Overdue) {
        thread.interrupt();
        result = awaited(task, windDown);
      }
      if (result instanceof SupervisedOutcome.Overdue) {
        lower(thread);
      }
      return result;
    } catch (InterruptedException e) {
      thread.interrupt();
      throw e;
    }
  }

  private <T> SupervisedOutcome<T> awaited(FutureTask<T> task, Duration most)
      throws InterruptedException {
    long end = System.nanoTime() + most.toNanos();
    boolean isStopping = false;
    while (System.nanoTime() - end < 0) {
      try {
        return new SupervisedOutcome.Done<>(task.get(POLL_MILLIS, TimeUnit.MILLISECONDS));
      } catch (TimeoutException e) {
        if (!isStopping && stopped.getAsBoolean()) {
          isStopping = true;
          end = Math.min(end, System.nanoTime() + WIND_DOWN_WHEN_STOPPED.toNanos());
        }
      } catch (ExecutionException e) {
        return new SupervisedOutcome.Failed<>(e.getCause());
      }
    }
    return new SupervisedOutcome.Overdue<>();
  }

  /** A thread that does not end leaves the processor to those that still work. */
  @SuppressWarnings("ThreadPriorityCheck") // A matter of speed alone: no result depends on it.
  private static void lower(Thread thread) {
    thread.setPriority(Thread.MIN_PRIORITY);
  }
}
