package heapwright.symbolic.library;

import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.path.Fact;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A number of elements and their size, as {@code calloc} takes them: where their product does not
 * fit into a size, the request fails. Of two unknown factors, both are small or both are large in
 * the alternatives that are followed, because solvers find wide products hard.
 */
final class Products {
  private static final long HALF = 1L << 32;

  private final Execution execution;
  private final Terms terms;

  Products(Execution execution) {
    this.execution = execution;
    terms = execution.terms();
  }

  /**
   * The alternatives, unless the path has taken one of them already.
   *
   * @param failed the state after a request that fails
   */
  Optional<List<Alternative>> alternatives(Term count, Term size, PathState failed) {
    OptionalLong left = execution.state().value(count);
    OptionalLong right = execution.state().value(size);
    if (left.isPresent() || right.isPresent()) {
      long known = left.isPresent() ? left.getAsLong() : right.getAsLong();
      Term most = word(known == 0 ? -1 : Long.divideUnsigned(-1, known));
      Term fits = terms.atMostUnsigned(left.isPresent() ? size : count, most);
      return divided(fits, terms.not(fits), failed);
    }
    Term small =
        terms.both(terms.lessUnsigned(count, word(HALF)), terms.lessUnsigned(size, word(HALF)));
    Term large =
        terms.both(terms.atMostUnsigned(word(HALF), count), terms.atMostUnsigned(word(HALF), size));
    return divided(small, large, failed);
  }

  private Term word(long value) {
    return terms.bits(ScalarTerms.POINTER, value);
  }

  private Optional<List<Alternative>> divided(Term fits, Term overflows, PathState failed) {
    if (fits.isTrue() || execution.state().assumes(fits)) {
      return Optional.empty();
    }
    List<Alternative> alternatives = new ArrayList<>();
    alternatives.add(Alternative.of(execution.state(), new Fact(fits, "a request is too large")));
    alternatives.add(Alternative.of(failed, new Fact(overflows, "a request can be met")));
    Term neither = terms.both(terms.not(fits), terms.not(overflows));
    if (!neither.isFalse()) {
      Fact fact = new Fact(neither, "both factors of a size are small, or both are large");
      String cause = "one of the two factors of a size is large";
      alternatives.add(Alternative.stuck(execution.state(), fact, cause));
    }
    return Optional.of(alternatives);
  }
}
