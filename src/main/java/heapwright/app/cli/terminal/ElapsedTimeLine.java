package heapwright.app.cli.terminal;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Shows on a terminal, second by second, how long the work has taken. */
public final class ElapsedTimeLine {
  private static final double NANOS = 1e9;

  private final StatusLine line;
  private final String what;
  private final Duration most;
  private final long start = System.nanoTime();

  /**
   * @param most how long it may take
   */
  public ElapsedTimeLine(StatusLine line, String what, Duration most) {
    this.line = line;
    this.what = what;
    this.most = most;
  }

  public <T> T during(Supplier<T> work) {
    ScheduledExecutorService clock =
        Executors.newSingleThreadScheduledExecutor(ElapsedTimeLine::daemon);
    ScheduledFuture<?> unused = clock.scheduleAtFixedRate(this::print, 1, 1, TimeUnit.SECONDS);
    try {
      return work.get();
    } finally {
      clock.shutdownNow();
      line.end();
    }
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "waiting");
    thread.setDaemon(true);
    return thread;
  }

  private void print() {
    long passed = Math.round((System.nanoTime() - start) / NANOS);
    line.show(what + ": " + passed + " of at most " + Math.round(most.toNanos() / NANOS) + " s");
  }
}
