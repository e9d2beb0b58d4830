package heapwright.testcase;

import heapwright.ir.source.SourceSpan;
import java.util.function.Function;

/** How the call of a function ended. */
public sealed interface CallEnding {

  default <R> R match(
      Function<Returned, R> returned,
      Function<Exited, R> exited,
      Function<Killed, R> killed,
      Function<Faulted, R> faulted,
      Function<Unsettled, R> unsettled) {
    if (this instanceof Returned it) {
      return returned.apply(it);
    }
    if (this instanceof Exited it) {
      return exited.apply(it);
    }
    if (this instanceof Killed it) {
      return killed.apply(it);
    }
    if (this instanceof Faulted it) {
      return faulted.apply(it);
    }
    return unsettled.apply((Unsettled) this);
  }

  /** It came back. */
  record Returned() implements CallEnding {}

  /** It called {@code exit}; status 0 to 255. */
  record Exited(int status) implements CallEnding {}

  /** It sent itself a signal, as {@code abort} does. */
  record Killed(int signal) implements CallEnding {}

  /** It did what no program may do: {@code kind} as reports name it. */
  record Faulted(String kind, SourceSpan at, String message) implements CallEnding {}

  /** It was given up. */
  record Unsettled(String reason) implements CallEnding {}
}
