package heapwright.solve.z3;

import com.microsoft.z3.Context;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * Interrupts Z3 when it does not heed its own limits, or when the thread that waits for its answer
 * is interrupted: native code sees neither a deadline nor an interrupt by itself.
 */
final class OverdueQuestions implements AutoCloseable {
  private static final long POLL = Duration.ofMillis(100).toNanos();

  /** What Z3 may take beyond its limit: it looks at the clock only now and then. */
  private static final long GRACE = Duration.ofSeconds(1).toNanos();

  /** A question that is being answered. */
  private record Question(Thread asker, long deadline) {
    boolean isOverdue() {
      return asker.isInterrupted() || System.nanoTime() - deadline > 0;
    }
  }

  private final Context z3;
  private final long limit;
  private final Thread watch = new Thread(this::watch, "solver watchdog");
  private Optional<Question> question = Optional.empty();
  private boolean closed;

  OverdueQuestions(Context z3, Z3Limits limits) {
    this.z3 = z3;
    this.limit = Duration.ofMillis(limits.milliseconds()).toNanos() + GRACE;
    watch.setDaemon(true);
    watch.start();
  }

  /** Asks something of Z3 that may take long. */
  <T> T ask(Supplier<T> asking) {
    note(Optional.of(new Question(Thread.currentThread(), System.nanoTime() + limit)));
    try {
      return asking.get();
    } finally {
      note(Optional.empty());
    }
  }

  private synchronized void note(Optional<Question> next) {
    question = next;
  }

  private void watch() {
    while (interruptOverdue()) {
      LockSupport.parkNanos(POLL);
    }
  }

  /** Only while a question is open: what interrupts nothing would end the next one. */
  private synchronized boolean interruptOverdue() {
    if (!closed && question.filter(Question::isOverdue).isPresent()) {
      z3.interrupt();
    }
    return !closed;
  }

  @Override
  public synchronized void close() {
    closed = true;
    LockSupport.unpark(watch);
  }
}
