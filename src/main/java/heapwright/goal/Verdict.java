package heapwright.goal;

import java.util.List;
import java.util.function.Function;

/** The state of a goal. */
public sealed interface Verdict {

  default <R> R match(
      Function<Covered, R> covered,
      Function<Infeasible, R> infeasible,
      Function<Faulty, R> faulty,
      Function<Unknown, R> unknown) {
    if (this instanceof Covered it) {
      return covered.apply(it);
    }
    if (this instanceof Infeasible it) {
      return infeasible.apply(it);
    }
    if (this instanceof Faulty it) {
      return faulty.apply(it);
    }
    return unknown.apply((Unknown) this);
  }

  /**
   * A test meets it, or two together where it takes two evaluations of a decision.
   *
   * @param tests their names
   */
  record Covered(List<String> tests) implements Verdict {
    public Covered {
      tests = List.copyOf(tests);
    }

    public Covered(String test) {
      this(List.of(test));
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
  }

  /**
   * It is reached, but only by inputs with which the function then does what no program may do.
   *
   * @param fault its kind
   * @param program the file that shows it, which the compiler's sanitizers have confirmed
   */
  record Faulty(String fault, String program) implements Verdict {}

  /** Neither a test nor a proof was found. */
  record Unknown(String cause) implements Verdict {}
}
