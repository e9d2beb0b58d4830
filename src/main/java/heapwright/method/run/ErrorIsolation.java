package heapwright.method.run;

import heapwright.goal.CoverageLedger;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Runs parts of the work on a function so that a bug of ours costs only the part that shows it. */
public final class ErrorIsolation {
  private final CoverageLedger ledger;

  /**
   * @param ledger counts the bugs
   */
  public ErrorIsolation(CoverageLedger ledger) {
    this.ledger = ledger;
  }

  /** What a part of the work gives; nothing if it fails. */
  public <T> Optional<T> of(Supplier<T> part) {
    try {
      return Optional.of(part.get());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      ledger.erred(cause(failure));
      return Optional.empty();
    }
  }

  /** Does a part of the work; the cause if it fails. */
  public Optional<String> failure(Runnable part) {
    try {
      part.run();
      return Optional.empty();
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError failure) {
      ledger.erred(cause(failure));
      return Optional.of(cause(failure));
    }
  }

  /** The cause to give where a bug of ours prevented the work. */
  public static String cause(Throwable failure) {
    String where =
        Stream.of(failure.getStackTrace())
            .filter(frame -> frame.getClassName().startsWith("heapwright."))
            .findFirst()
            .map(frame -> " in " + frame.getFileName() + ":" + frame.getLineNumber())
            .orElse("");
    String what = String.valueOf(failure).replaceAll("\\s*\\R\\s*", " ");
    return "internal error: " + what + where + " (please report)";
  }
}
