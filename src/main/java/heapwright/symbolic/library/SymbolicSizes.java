package heapwright.symbolic.library;

import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.Interruption;
import heapwright.symbolic.path.Fact;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.value.Operator;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * Sizes that depend on the input: the path forks by their values, small ones first. For a size
 * {@code 8 * n} it forks by {@code n}, because {@code 8 * n} does not determine the topmost bits of
 * {@code n}.
 */
public final class SymbolicSizes {
  /** How many sizes are tried; larger numbers only after all smaller ones have failed. */
  private static final int[] TRIED = {16, 64, 256};

  private final Execution execution;

  public SymbolicSizes(Execution execution) {
    this.execution = execution;
  }

  /** The value of a size if it is known; otherwise the statement restarts with each size. */
  public long of(Term size) {
    OptionalLong known = execution.state().value(size);
    if (known.isPresent()) {
      return known.getAsLong();
    }
    throw Interruption.refine(alternatives(size));
  }

  private List<Alternative> alternatives(Term size) {
    Terms terms = execution.terms();
    Multiple form = multiple(size);
    List<Alternative> alternatives = new ArrayList<>();
    Term rest = terms.truth(true);
    int i = 0;
    for (int tried : TRIED) {
      alternatives.clear();
      for (; i < tried; i++) {
        Term here = terms.equal(form.of(), terms.bits(form.of().width(), i));
        Fact fact = new Fact(here, "a size is another one");
        PathState known = execution.state().knowing(form.of(), i);
        alternatives.add(
            Alternative.of(known.knowing(size, form.base() + i * form.factor()), fact));
        rest = terms.both(rest, terms.not(here));
      }
      Fact beyond = new Fact(rest, "a size is one of those that were tried");
      if (!execution.state().assumes(rest)) {
        alternatives.add(Alternative.of(execution.state(), beyond));
        return alternatives;
      }
    }
    throw Interruption.unsupported("a size that depends on the input and is large");
  }

  /** A term as {@code base + factor * of}, where wrap-around is harmless. */
  private record Multiple(long base, long factor, Term of) {
    Multiple plus(long more) {
      return new Multiple(base + more, factor, of);
    }

    Multiple times(long more) {
      return new Multiple(base * more, factor * more, of);
    }
  }

  private static Multiple multiple(Term term) {
    if (term instanceof Operation operation && operation.arity() == 2) {
      OptionalLong left = ScalarTerms.constant(operation.operand(0));
      OptionalLong right = ScalarTerms.constant(operation.operand(1));
      Term other = operation.operand(right.isPresent() ? 0 : 1);
      OptionalLong constant = right.isPresent() ? right : left;
      if (operation.operator() == Operator.ADD && constant.isPresent()) {
        return multiple(other).plus(constant.getAsLong());
      }
      if (operation.operator() == Operator.MULTIPLY && constant.isPresent()) {
        return multiple(other).times(constant.getAsLong());
      }
      if (operation.operator() == Operator.SHIFT_LEFT
          && right.isPresent()
          && right.getAsLong() < Long.SIZE) {
        return multiple(other).times(1L << right.getAsLong());
      }
    }
    return new Multiple(0, 1, term);
  }
}
