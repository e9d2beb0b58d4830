package heapwright.symbolic;

import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** Sizes that depend on the input: the path divides by what they may be, small ones first. */
final class Sizes {
  /** So many sizes are tried; the more after all ways with the fewer have failed. */
  private static final int[] TRIED = {16, 64, 256};

  private final Execution execution;

  Sizes(Execution execution) {
    this.execution = execution;
  }

  /** A size that is known; otherwise the statement starts anew with each size. */
  long of(Term size) {
    OptionalLong known = execution.state().value(size);
    if (known.isPresent()) {
      return known.getAsLong();
    }
    throw Interruption.refine(ways(size));
  }

  private List<Alternative> ways(Term size) {
    Terms terms = execution.environment().terms();
    Indices.Progression form = Indices.progression(size);
    List<Alternative> ways = new ArrayList<>();
    Term rest = terms.truth(true);
    int i = 0;
    for (int tried : TRIED) {
      ways.clear();
      for (; i < tried; i++) {
        long value = form.base() + i * form.stride();
        Term here = terms.equal(size, terms.bits(size.width(), value));
        Fact fact = new Fact(here, "a size is another one");
        ways.add(Alternative.of(execution.state().knowing(size, value), fact));
        rest = terms.both(rest, terms.not(here));
      }
      Fact beyond = new Fact(rest, "a size is one of those that were tried");
      if (!execution.state().assumes(rest)) {
        ways.add(Alternative.of(execution.state(), beyond));
        return ways;
      }
    }
    throw Interruption.unsupported("a size that depends on the input and is large");
  }
}
