package heapwright.solve.fact;

import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.model.TermEvaluation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The last model found before a point, and the facts that were assumed since.
 *
 * @param facts oldest first
 */
public record Pending(TermEvaluation last, List<Term> facts) {

  public static Pending of(Assumptions path) {
    List<Term> facts = new ArrayList<>();
    Assumptions at = path;
    while (at.satisfying().isEmpty()) {
      facts.addAll(at.fact());
      at = at.before().orElseThrow();
    }
    Collections.reverse(facts);
    return new Pending(at.satisfying().get(), facts);
  }

  /** The facts that the last model does not satisfy. */
  public List<Term> broken() {
    return facts.stream().filter(fact -> !last.holds(fact)).toList();
  }
}
