package heapwright.verify;

import java.util.List;

/** What the compiler and the processor say to a test. */
public sealed interface TestVerdict {

  <R> R match(Cases<R> cases);

  /** One case per verdict. */
  interface Cases<R> {
    R verified(Verified verdict);

    R disagrees(Disagrees verdict);

    R doesNotCompile(DoesNotCompile verdict);

    R failed(Failed verdict);

    R unverified(Unverified verdict);
  }

  /** It compiles, passes, takes the predicted path, and the sanitizers have nothing to say. */
  record Verified() implements TestVerdict {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.verified(this);
    }
  }

  /** It passes, but probes do not count what was predicted: a bug of ours. */
  record Disagrees(List<String> details) implements TestVerdict {
    public Disagrees {
      details = List.copyOf(details);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.disagrees(this);
    }
  }

  /** The compiler refuses the file, or warns about our part of it. */
  record DoesNotCompile(String messages) implements TestVerdict {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.doesNotCompile(this);
    }
  }

  /** It does not pass, does not end, or a sanitizer complains; {@code output} says of what. */
  record Failed(String reason, String output) implements TestVerdict {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.failed(this);
    }
  }

  /** Nothing is known of it: a tool is missing, or nothing can be written. */
  record Unverified(String reason) implements TestVerdict {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unverified(this);
    }
  }
}
