package heapwright.source;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/**
 * Runs recursive work where there is room for it: parsers and lowerings descend once per nested
 * expression, and generated C nests deeply (a chain of a thousand {@code else if} is one).
 */
final class RecursionThread {
  private static final long STACK_BYTES = 512L << 20;

  private RecursionThread() {}

  static <T> T call(Supplier<T> work) {
    CompletableFuture<T> result = new CompletableFuture<>();
    Runnable task =
        () -> {
          try {
            result.complete(work.get());
          } catch (RuntimeException | Error e) {
            result.completeExceptionally(e);
          }
        };
    new Thread(null, task, "front-end", STACK_BYTES).start();
    try {
      return result.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw e;
    }
  }
}
