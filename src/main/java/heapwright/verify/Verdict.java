package heapwright.verify;

import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** What the compiler and the processor say to a test. */
public sealed interface Verdict {

  <R> R match(Cases<R> cases);

  /** One case per verdict. */
  interface Cases<R> {
    R verified(Verified verdict);

    R disagrees(Disagrees verdict);

    R doesNotCompile(DoesNotCompile verdict);

    R failed(Failed verdict);

    R unverified(Unverified verdict);
  }

  /**
   * It compiles, passes, takes the predicted path, and the sanitizers have nothing to say.
   *
   * @param foreseen the lines of the source with decisions that the compiler foresaw, so that it
   *     counts nothing for them; that they are taken is then only our word
   */
  record Verified(SortedSet<Integer> foreseen) implements Verdict {
    public Verified {
      foreseen = Collections.unmodifiableSortedSet(new TreeSet<>(foreseen));
    }

    /** What is to be said of such a line. */
    public static String remark(int line) {
      return "line " + line + ": the compiler foresees a decision, and gcov counts nothing for it";
    }

    /** All that was predicted was counted. */
    public Verified() {
      this(new TreeSet<>());
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.verified(this);
    }
  }

  /** It passes, but the counters are not the predicted ones: a bug of ours. */
  record Disagrees(List<String> details) implements Verdict {
    public Disagrees {
      details = List.copyOf(details);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.disagrees(this);
    }
  }

  /** The compiler refuses the file, or warns about our part of it. */
  record DoesNotCompile(String messages) implements Verdict {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.doesNotCompile(this);
    }
  }

  /** It does not pass, does not end, or a sanitizer complains; {@code output} says of what. */
  record Failed(String reason, String output) implements Verdict {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.failed(this);
    }
  }

  /** Nothing is known of it: a tool is missing, or nothing can be written. */
  record Unverified(String reason) implements Verdict {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unverified(this);
    }
  }
}
