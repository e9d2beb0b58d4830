package heapwright.verify;

import java.util.List;
import java.util.function.Function;

/** What the compiler and the processor say to a test. */
public sealed interface TestVerdict {

  default <R> R match(
      Function<Verified, R> verified,
      Function<Disagrees, R> disagrees,
      Function<DoesNotCompile, R> doesNotCompile,
      Function<Failed, R> failed,
      Function<Unverified, R> unverified) {
    if (this instanceof Verified it) {
      return verified.apply(it);
    }
    if (this instanceof Disagrees it) {
      return disagrees.apply(it);
    }
    if (this instanceof DoesNotCompile it) {
      return doesNotCompile.apply(it);
    }
    if (this instanceof Failed it) {
      return failed.apply(it);
    }
    return unverified.apply((Unverified) this);
  }

  /** It compiles, passes, takes the predicted path, and the sanitizers have nothing to say. */
  record Verified() implements TestVerdict {}

  /** It passes, but probes do not count what was predicted: a bug of ours. */
  record Disagrees(List<String> details) implements TestVerdict {
    public Disagrees {
      details = List.copyOf(details);
    }
  }

  /** The compiler refuses the file, or warns about our part of it. */
  record DoesNotCompile(String messages) implements TestVerdict {}

  /** It does not pass, does not end, or a sanitizer complains; {@code output} says of what. */
  record Failed(String reason, String output) implements TestVerdict {}

  /** Nothing is known of it: a tool is missing, or nothing can be written. */
  record Unverified(String reason) implements TestVerdict {}
}
