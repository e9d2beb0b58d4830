package heapwright.machine;

import heapwright.work.WorkMeter;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/**
 * Runs work on a thread whose stack is deep enough for what C's 8 MB hold: a C call takes several
 * Java frames. The space is only reserved; what is never used costs nothing.
 *
 * <p>Every run of a machine happens on such a thread. A caller with many short runs can put them
 * all on one thread and saves starting one for each.
 */
public final class DeepStack {
  private static final long BYTES = 2L << 30;

  private DeepStack() {}

  private static final class DeepThread extends Thread {
    DeepThread(Runnable work) {
      super(null, work, "program", BYTES);
      setDaemon(true);
    }
  }

  /** The work's result; at once if this is such a thread already. */
  public static <T> T call(Supplier<T> work) {
    if (Thread.currentThread() instanceof DeepThread) {
      return work.get();
    }
    WorkMeter meter = WorkMeter.ofThread();
    FutureTask<T> task = new FutureTask<>(() -> WorkMeter.countingFor(meter, work));
    Thread deep = new DeepThread(task);
    deep.start();
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return task.get();
        } catch (InterruptedException e) {
          // The work is interrupted, and ends as if its budget were used up.
          interrupted = true;
          deep.interrupt();
        }
      }
    } catch (ExecutionException e) {
      throw rethrown(e.getCause());
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static RuntimeException rethrown(Throwable cause) {
    if (cause instanceof Error error) {
      throw error;
    }
    return cause instanceof RuntimeException runtime
        ? runtime
        : new IllegalStateException("the machine failed", cause);
  }
}
