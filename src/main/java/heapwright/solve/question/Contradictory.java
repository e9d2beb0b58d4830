package heapwright.solve.question;

import heapwright.symbolic.term.Term;
import java.util.List;
import java.util.function.Predicate;

/** Facts that contradict one another. */
public final class Contradictory {
  private static final int MOST_TO_MINIMISE = 64;

  private Contradictory() {}

  /**
   * Leaves out facts one by one, as long as a contradiction is still seen.
   *
   * @param isSeen whether facts contradict one another
   */
  public static List<Term> minimised(List<Term> facts, Predicate<List<Term>> isSeen) {
    if (facts.size() > MOST_TO_MINIMISE || !isSeen.test(facts)) {
      return facts;
    }
    List<Term> kept = facts;
    for (Term fact : facts) {
      List<Term> fewer = kept.stream().filter(f -> f != fact).toList();
      kept = isSeen.test(fewer) ? fewer : kept;
    }
    return kept;
  }
}
