package heapwright.goal;

import java.util.List;

/** What has become of a goal. */
public sealed interface Verdict {

  <R> R match(Cases<R> cases);

  /** One case per verdict. */
  interface Cases<R> {
    R covered(Covered verdict);

    R infeasible(Infeasible verdict);

    R faulty(Faulty verdict);

    R unknown(Unknown verdict);
  }

  /**
   * A test meets it.
   *
   * @param test the test's name
   */
  record Covered(String test) implements Verdict {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.covered(this);
    }
  }

  /** How it was proved that no input meets a goal. */
  enum Proof {
    /** Every path through the function was followed to its end, without a bound. */
    ALL_PATHS_EXHAUSTED("all paths exhausted"),
    /** Something holds in every execution that the goal contradicts. */
    INVARIANT("invariant"),
    /** The constraints of the goal contradict one another. */
    UNSATISFIABLE("unsatisfiable");

    private final String title;

    Proof(String title) {
      this.title = title;
    }

    public String title() {
      return title;
    }
  }

  /**
   * No input meets it.
   *
   * @param assumptions what the proof takes for granted
   */
  record Infeasible(Proof proof, String reason, List<String> assumptions) implements Verdict {
    public Infeasible {
      assumptions = List.copyOf(assumptions);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.infeasible(this);
    }
  }

  /**
   * It is reached, but only by inputs with which the function then does what no program may do.
   *
   * @param fault its kind
   * @param program the file that shows it, which the compiler's sanitizers have confirmed
   */
  record Faulty(String fault, String program) implements Verdict {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.faulty(this);
    }
  }

  /** Neither a test nor a proof was found. */
  record Unknown(String cause) implements Verdict {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unknown(this);
    }
  }
}
