package heapwright.machine;

import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/**
 * Runs work on a thread whose stack is deep enough for what C's 8 MB hold: a C call takes several
 * Java frames. The space is only reserved; what is never used costs nothing.
 */
final class DeepStack {
  private static final long STACK_BYTES = 2L << 30;
  private static final String NAME = "program";

  private DeepStack() {}

  static <T> T call(Supplier<T> work) {
    FutureTask<T> task = new FutureTask<>(work::get);
    Thread thread = new Thread(null, task, NAME, STACK_BYTES);
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while a program ran", e);
    } catch (java.util.concurrent.ExecutionException e) {
      throw new IllegalStateException("the machine failed", e.getCause());
    }
  }
}
